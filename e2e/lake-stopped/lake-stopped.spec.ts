import { expect, test } from '@playwright/test'
import { lake } from '../shop.ts'

const pages = [
  '/',
  '/product-category?category=paper-bags',
  '/product-category?category=kraft-bags',
  '/product-details?category=kraft-bags-brown',
]

test.afterAll(() => lake('start'))

test('with the lake stopped, every page that was served before is served, with its pictures', async ({
  page,
}) => {
  for (const path of pages) await page.goto(path, { waitUntil: 'networkidle' })
  await lake('kill')
  for (const path of pages) {
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map((image) => image.src),
    )
    expect(broken, `broken pictures on ${path}`).toEqual([])
  }
})
