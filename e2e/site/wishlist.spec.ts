import { expect, test, type Page, whenInteractive } from '../test.ts'

// The wishlist (specification sections 2 and 9; decisions, "Samples and the visitor's own").

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('article').filter({ hasText: name })

async function openWishlist(page: Page, query = '') {
  await page.goto(`/wishlist${query}`)
}

test('a new visitor sees six sample products with stars, hearts and links', async ({ page }) => {
  await openWishlist(page)
  await expect(page.getByRole('button', { name: 'Wishlist: 14 items' })).toBeVisible()
  const cards = main(page).getByRole('article')
  await expect(cards).toHaveCount(6)
  for (const [name, price] of [
    ['Sofa', '$636.75'],
    ['Interior', '$65.90'],
    ['Lamp', '$54.95'],
    ['Vase', '$20.00'],
    ['Chair', '$85.00'],
    ['Table', '$55.00'],
  ] as const) {
    const item = main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(item).toContainText(price)
    await expect(item).toContainText('5 of 5 stars')
    await expect(item).toContainText('( 1,230 )')
    await expect(item.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      /^\/product-details\/\d+$/,
    )
    await expect(item.getByRole('link', { name: 'Add to Cart' })).toHaveAttribute('href', '/cart')
    await expect(item.getByRole('button', { name: `Remove ${name} from wishlist` })).toBeVisible()
  }
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)
})

test('a heart removes, Undo brings back, and the badge counts the own list in both tabs', async ({
  page,
  context,
}) => {
  await openWishlist(page)
  const other = await context.newPage()
  await openWishlist(other)
  await main(page).getByRole('button', { name: 'Remove Lamp from wishlist' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Wishlist: 5 items' })).toBeVisible()
    await expect(card(tab, 'Arc Floor Lamp')).toHaveCount(0)
  }
  await main(page).getByRole('button', { name: 'Undo' }).click()
  await expect(main(other).getByRole('article').nth(2)).toContainText('Arc Floor Lamp')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Wishlist: 6 items' })).toBeVisible()
})

test('Add to Cart keeps the wish, Move to cart takes it off', async ({ page }) => {
  await openWishlist(page)
  await card(page, 'Linen Sofa').getByRole('button', { name: 'Move to cart: Sofa' }).click()
  await expect(card(page, 'Linen Sofa')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Cart: 23 pieces, \$1,506\.75$/ })).toBeVisible()
  await card(page, 'Round Mirror').getByRole('link', { name: 'Add to Cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(main(page).getByRole('row').filter({ hasText: 'Interior' })).toContainText('$65.90')
  await page.goBack()
  await expect(card(page, 'Round Mirror')).toBeVisible()
})

test('the size that was chosen goes to the wishlist, to the cart and back', async ({ page }) => {
  const line = main(page).getByRole('row').filter({ hasText: 'Bookshelf' })
  await page.goto('/shop-v1')
  await main(page).getByRole('link', { name: 'Bookshelf', exact: true }).click()
  await main(page).getByRole('radio', { name: 'L', exact: true }).check()
  await main(page).getByRole('button', { name: 'Add to Wishlist', exact: true }).click()
  await openWishlist(page)
  await card(page, 'Bookshelf').getByRole('link', { name: 'Add to Cart' }).click()
  await expect(line).toContainText('Size L')
  await line.getByRole('button', { name: 'Move to wishlist: Bookshelf' }).click()
  await openWishlist(page)
  await card(page, 'Bookshelf').getByRole('button', { name: 'Move to cart: Bookshelf' }).click()
  await page.goto('/cart')
  await expect(line).toContainText('Size L')
})

test('hearts on cards and Add to Wishlist on a product page put products on the list', async ({ page }) => {
  await page.goto('/shop-v1')
  const heart = main(page).getByRole('button', { name: 'Add Bookshelf to wishlist' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Wishlist: 7 items' })).toBeVisible()
  await page.goto('/product-details/6')
  const wish = main(page).getByRole('button', { name: 'Add to Wishlist', exact: true })
  await wish.click()
  await expect(page.getByRole('button', { name: 'Wishlist: 8 items' })).toBeVisible()
  await wish.click()
  await expect(page.getByRole('button', { name: 'Wishlist: 7 items' })).toBeVisible()
  await openWishlist(page)
  await expect(card(page, 'Bookshelf')).toContainText('$120.00')
})

test('a shared list shows its products to others, who can keep them', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWishlist(page)
  await main(page).getByRole('button', { name: 'Share this list' }).click()
  await expect(main(page).getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const friend = await browser.newPage()
  await friend.goto(link)
  await whenInteractive(friend)
  await expect(main(friend).getByText('This list was shared with you.')).toBeVisible()
  await expect(main(friend).getByRole('article')).toHaveCount(6)
  await expect(main(friend).getByRole('article').first()).toContainText('Linen Sofa')
  await main(friend).getByRole('button', { name: 'Add all to my wishlist' }).click()
  await expect(friend.getByRole('button', { name: 'Wishlist: 6 items' })).toBeVisible()
  await main(friend).getByRole('link', { name: 'See my wishlist' }).click()
  await expect(main(friend).getByRole('button', { name: 'Share this list' })).toBeVisible()
  await friend.close()
})

test('a hostile shared link shows only products that exist', async ({ page }) => {
  await openWishlist(page, '?items=4,4,-1,1e9,%3Cscript%3E,99999,13')
  await expect(main(page).getByRole('article')).toHaveCount(2)
  await openWishlist(page, '?items=99999')
  await expect(main(page).getByText('None of these products is sold any more.')).toBeVisible()
  await openWishlist(page, '?items=abc')
  await expect(main(page).getByRole('article')).toHaveCount(6)
})

test('a broken list gives way to the sample', async ({ page }) => {
  await page.goto('/search')
  await page.evaluate(() => localStorage.setItem('wishlist', '{"version":1,"value":"<b>"}'))
  await openWishlist(page)
  await expect(main(page).getByRole('article')).toHaveCount(6)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sample is there, and the page says what needs script', async ({ page }) => {
    await page.goto('/wishlist')
    await expect(main(page).getByRole('article')).toHaveCount(6)
    await expect(main(page).getByText(/needs JavaScript because/)).toBeVisible()
    await expect(main(page).getByRole('button')).toHaveCount(0)
  })
})
