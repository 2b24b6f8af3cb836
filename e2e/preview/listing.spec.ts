import { cards, status } from '../site/shop-page.ts'
import { isDevelopment, siteUrl } from '../shop.ts'
import { expect, test } from '../test.ts'
import { editor } from './draft.ts'

test.skip(isDevelopment, 'Development has no page cache: it renders a page at every visit')

test('the filters of a listing work after a publish', async ({ page }) => {
  const price = (amount: number) => editor().patch('product-bookshelf').set({ price: amount }).commit()
  const cacheState = async () => (await fetch(`${siteUrl}/shop-v2`)).headers.get('x-nextjs-cache')
  const before = (await editor().getDocument('product-bookshelf'))?.price as number
  await price(before + 1)
  try {
    await expect.poll(cacheState).toBe('MISS')
    await expect.poll(cacheState).toBe('HIT')
    await page.goto(`${siteUrl}/shop-v2`)
    await page.getByRole('checkbox', { name: /^Chair/ }).check()
    await expect(status(page)).toHaveText(/^2 of \d+ products$/)
    await expect(cards(page)).toHaveCount(2)
  } finally {
    await price(before)
  }
})
