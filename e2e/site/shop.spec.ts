import { expect, test } from '../test.ts'
import { siteUrl } from '../shop.ts'
import { cards } from './shop-page.ts'

// The three pages of the shop (specification sections 2, 4 and 9): figures, addresses, sorting, pages without script.

test('/shop-v1 leads to the catalogue, filters by price and brand, and loads more', async ({ page }) => {
  await page.goto('/shop-v1')
  const main = page.getByRole('main')
  for (const name of ['Sofa & Chair', 'Full Interior', 'Lamp & Vase', 'Table', 'Wood Design']) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/product-category')
  }
  await expect(main.getByLabel('Min')).toHaveValue('0')
  await expect(main.getByLabel('Max')).toHaveValue('100')
  await expect(main.getByLabel('Brand').locator('option')).toHaveCount(6)
  await expect(cards(page)).toHaveCount(12)
  await main.getByRole('link', { name: 'Load More' }).click()
  await expect(cards(page)).toHaveCount(14)
  await expect(cards(page).nth(12).locator('.card-link')).toBeFocused()
  await expect(page).toHaveURL('/shop-v1?page=2')
  await expect(main.getByRole('link', { name: 'Load More' })).toHaveCount(0)
})

test('/shop-v2 shows the figures of the specification', async ({ page }) => {
  await page.goto('/shop-v2')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shop')
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeShop')
  for (const box of [
    'Chair 06',
    'Table 12',
    'Sofa Set 19',
    'Lamp 08',
    'Vases 25',
    'Mirror 14',
    'Art & Paint 07',
  ]) {
    await expect(main.getByRole('checkbox', { name: box })).toBeEnabled()
  }
  for (const type of ['Regular', 'Premium', 'Vintage']) await expect(main.getByLabel(type)).toBeVisible()
  await expect(main.getByLabel('Lowest price')).toHaveValue('25')
  await expect(main.getByLabel('Highest price')).toHaveValue('75')
  await expect(main.getByLabel('Lowest price')).toHaveAttribute('step', '5')
  await expect(main.getByText('$25 – $75')).toBeVisible()
  const pages = main.getByRole('navigation', { name: 'Pages' })
  expect((await pages.getByRole('listitem').allInnerTexts()).map((text) => text.trim())).toEqual([
    '01',
    '02',
    '03',
    '…',
    '09',
    '10',
    '',
  ])
  await expect(main.locator('a[href="/shop-v1"]').filter({ has: page.locator('img') })).toHaveCount(1)
})

test('/shop-v3 sorts in five orders, shows ten, and leads on', async ({ page }) => {
  await page.goto('/shop-v3')
  const main = page.getByRole('main')
  await expect(cards(page).filter({ hasNot: page.locator('.card-name') })).toHaveCount(10)
  const sort = main.getByLabel('Sort By')
  expect(await sort.locator('option').allInnerTexts()).toEqual(
    ['Latest', 'Name', 'Number', 'Price', 'Date'].map((each) => `Sort by ${each}`),
  )
  await expect(async () => {
    await sort.selectOption('Sort by Price')
    await expect(page).toHaveURL('/shop-v3?sort=price', { timeout: 1000 })
  }).toPass()
  const more = main.getByRole('link', { name: 'Load More' })
  await expect(more).toHaveAttribute('href', '/shop-v1?sort=price')
})

test('/shop-v3 has three tiles in view, one below 1024 px', async ({ page }) => {
  for (const [width, count] of [
    [1280, 3],
    [1000, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/shop-v3')
    const tiles = page.getByRole('region', { name: 'Categories' })
    await tiles.getByRole('button', { name: /^Next/ }).click()
    await page.waitForTimeout(600)
    await expect(tiles.locator('.carousel-slide:not([inert])')).toHaveCount(count)
    await expect(tiles.getByRole('button', { name: /^Pause/ })).toBeVisible()
  }
})

test('/shop-v2 fills its last row on a phone with the ninth product', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop-v2')
  await expect(cards(page)).toHaveCount(9)
  const [first, last] = [await cards(page).first().boundingBox(), await cards(page).last().boundingBox()]
  expect(last?.width).toBeCloseTo(390 - 2 * (first?.x ?? 0), 0)
})

test('every address leads to its one form, and none fails', async ({ page, request }) => {
  for (const [given, canonical] of [
    ['/shop-v4', '/shop-v3'],
    ['/shop-v2?kind=lamp&kind=chair&brand=', '/shop-v2?kind=chair,lamp'],
    ['/shop-v1?page=-1', '/shop-v1'],
  ] as const) {
    const response = await request.get(given, { maxRedirects: 0 })
    const { pathname, search } = new URL(response.headers()['location'] ?? '', siteUrl)
    expect([response.status(), pathname + search]).toEqual([308, canonical])
  }
  await page.goto('/shop-v2?page=99')
  await expect(cards(page), 'a page number beyond the last shows the last page').toHaveCount(5)
  for (const query of [
    'kind=%3Cscript%3Ealert(1)',
    `brand=${'a'.repeat(10_000)}`,
    'utm=1',
    'constructor=1',
  ]) {
    const response = await request.get(`/shop-v2?${query}`)
    expect(response.status(), query.slice(0, 40)).toBe(200)
    expect(await response.text()).not.toContain('<script>alert')
  }
})

test('filtered addresses are not for search engines, pages are', async ({ request }) => {
  const filtered = await (await request.get('/shop-v2?kind=chair')).text()
  expect(filtered).toContain('<meta name="robots" content="noindex, follow"')
  expect(filtered).toMatch(/<link rel="canonical" href="[^"]*\/shop-v2"/)
  const second = await (await request.get('/shop-v2?page=2')).text()
  expect(second).not.toContain('noindex')
  expect(second).toMatch(/<link rel="canonical" href="[^"]*\/shop-v2\?page=2"/)
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /shop-v*?*kind=')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are a form, and pages are links', async ({ page }) => {
    await page.goto('/shop-v2')
    await page.getByRole('checkbox', { name: /^Chair/ }).check()
    await page.getByRole('checkbox', { name: /^Vases/ }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/shop-v2?kind=chair,vases')
    await expect(cards(page)).toHaveCount(3)
    await page.goto('/shop-v2')
    await page.getByRole('button', { name: 'Filter by price' }).click()
    await expect(page).toHaveURL('/shop-v2?price-max=75&price-min=25')
    await page.goto('/shop-v1')
    await page.getByRole('link', { name: 'Load More' }).click()
    await expect(cards(page)).toHaveCount(14)
  })
})
