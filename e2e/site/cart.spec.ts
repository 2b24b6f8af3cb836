import { expect, test, type Page } from '../test.ts'

// The cart (specification sections 2, 3 and 9; decisions, "Samples and the visitor's own").

const main = (page: Page) => page.getByRole('main')
const row = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name })
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' })
const badge = (page: Page, label: RegExp) => page.getByRole('button', { name: label })
const quantity = (page: Page, name: string) => page.getByRole('group', { name: `Quantity of ${name}` })

/** Opens the cart once it reacts to the visitor. */
async function openCart(page: Page) {
  await page.goto('/cart')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
}

/** Stores a cart as another visit would have left it. */
const storeCart = (page: Page, value: unknown, version = 1) =>
  page.evaluate(([entry]) => localStorage.setItem('cart', entry ?? ''), [JSON.stringify({ version, value })])

test('a new visitor sees the sample, with every figure of the specification', async ({ page }) => {
  await openCart(page)
  await expect(badge(page, /^Cart: 22 pieces, \$870$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wishlist: 14 items' })).toBeVisible()
  await expect(main(page).getByRole('columnheader')).toHaveText([
    'Product',
    'Price',
    'Quantity',
    'Total',
    'Remove',
  ])
  for (const [category, name, price, pieces, total] of [
    ['Chair', 'Classic Relaxable Chair', '$85.00', '4', '$340.00'],
    ['Lamp', 'Pendant Lamp', '$50.00', '5', '$250.00'],
    ['Art', 'Wall Art', '$25.00', '4', '$100.00'],
    ['Vase', 'Ceramic Vase Set', '$20.00', '9', '$180.00'],
  ] as const) {
    const cells = row(page, name).getByRole('cell')
    await expect(cells.nth(0)).toContainText(category)
    await expect(cells.nth(1)).toHaveText(price)
    await expect(cells.nth(2).getByRole('status')).toHaveText(pieces)
    await expect(cells.nth(3)).toHaveText(total)
    await expect(cells.nth(4).getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  }
  for (const words of ['Subtotal$870', 'Coupon-$20', 'VAT, included$5', 'Total$850']) {
    await expect(
      summary(page)
        .locator('dl > div')
        .filter({ hasText: new RegExp(`^${words.split('$')[0]}`) }),
    ).toContainText(words.split('$')[1] ?? '')
  }
  const shipping = summary(page).getByRole('group', { name: 'Shipping' })
  await expect(shipping.getByRole('radio')).toHaveCount(3)
  for (const label of [/^Free.*\$0$/, /^Fast.*\$10$/, /^Local Pickup.*\$15$/]) {
    await expect(shipping.getByRole('radio', { name: label })).toBeVisible()
  }
  await expect(shipping.getByRole('radio', { name: /^Free/ })).toBeChecked()
  await expect(main(page).getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/shop-v1',
  )
  await expect(summary(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
})

test('the first change makes the cart the visitor’s own, in two tabs, after a reload and after Back', async ({
  page,
  context,
}) => {
  await openCart(page)
  const other = await context.newPage()
  await openCart(other)
  await quantity(page, 'Pendant Lamp')
    .getByRole('button', { name: /^Add one/ })
    .click()
  for (const tab of [page, other]) {
    await expect(badge(tab, /^Cart: 23 pieces, \$920$/)).toBeVisible()
    await expect(quantity(tab, 'Pendant Lamp').getByRole('status')).toHaveText('6')
    await expect(summary(tab)).toContainText('$920.00')
    // The sample's coupon stays, because it was not removed.
    await expect(summary(tab)).toContainText('Coupon COUNTER20-$20.00')
    await expect(summary(tab)).toContainText('Total$900.00')
  }
  await page.reload()
  await expect(badge(page, /^Cart: 23 pieces/)).toBeVisible()
  await main(page).getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/shop-v1')
  await other.getByRole('button', { name: 'Remove Wall Art' }).click()
  await page.goBack()
  await expect(row(page, 'Wall Art')).toHaveCount(0)
  await expect(badge(page, /^Cart: 19 pieces, \$820$/)).toBeVisible()
})

test('a quantity of 0 asks before it removes; what was removed comes back in its place', async ({ page }) => {
  await openCart(page)
  const lamp = quantity(page, 'Pendant Lamp')
  for (let press = 0; press < 5; press++) await lamp.getByRole('button', { name: /^Remove one/ }).click()
  await expect(lamp.getByRole('status')).toHaveText('0')
  await expect(lamp.getByRole('button', { name: /^Remove one/ })).toBeDisabled()
  await row(page, 'Pendant Lamp').getByRole('button', { name: 'Keep one' }).click()
  await expect(lamp.getByRole('status')).toHaveText('1')
  await lamp.getByRole('button', { name: /^Remove one/ }).click()
  await row(page, 'Pendant Lamp').getByRole('button', { name: 'Yes, remove' }).click()
  await expect(row(page, 'Pendant Lamp')).toHaveCount(0)
  await expect(main(page).getByText('Pendant Lamp was removed.')).toBeVisible()
  const undo = main(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(main(page).getByRole('row').nth(2)).toContainText('Pendant Lamp')
})

test('an emptied cart says so and leads on', async ({ page }) => {
  await openCart(page)
  for (const name of ['Classic Relaxable Chair', 'Pendant Lamp', 'Wall Art', 'Ceramic Vase Set']) {
    await main(page)
      .getByRole('button', { name: `Remove ${name}` })
      .click()
  }
  await expect(main(page).getByText('Your cart is empty.')).toBeVisible()
  await expect(badge(page, /^Cart: 0 pieces, \$0$/)).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('Your cart is empty.')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/shop-v1',
  )
})

test('Add to Cart leads to the cart and puts the chosen size and colour there on the way', async ({
  page,
}) => {
  await page.goto('/product-details/1')
  await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'Sage' }).check({ force: true })
  await quantity(page, 'Classic Relaxable Chair')
    .getByRole('button', { name: /^Add one/ })
    .click()
  await main(page).getByRole('link', { name: 'Add to Cart', exact: true }).click()
  await expect(page).toHaveURL('/cart')
  const line = row(page, 'Size L · Sage')
  await expect(line).toContainText('Classic Relaxable Chair')
  await expect(line.getByRole('status')).toHaveText('2')
  await expect(badge(page, /^Cart: 24 pieces, \$1,040$/)).toBeVisible()
})

test('a card’s link to the cart puts its product there', async ({ page }) => {
  await page.goto('/shop-v1')
  await main(page)
    .getByRole('link', { name: 'Load More' })
    .or(main(page).getByRole('button', { name: 'Load More' }))
    .click()
  await main(page).getByRole('link', { name: 'Add Lounge Stool to cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(row(page, 'Lounge Stool')).toContainText('Size S')
  await expect(row(page, 'Lounge Stool')).toContainText('$39.83')
})

test('a promo code is checked by the server, takes off what it says, and can be removed', async ({
  page,
}) => {
  await openCart(page)
  const code = summary(page).getByRole('textbox', { name: 'Promo code' })
  const apply = summary(page).getByRole('button', { name: 'Apply' })
  await apply.click()
  await expect(summary(page).getByText('Enter a code first.')).toBeVisible()
  await code.fill('NO-SUCH-CODE')
  await apply.click()
  await expect(summary(page).getByText('We do not know this code.')).toBeVisible()
  await code.fill(' welcome10 ')
  await apply.click()
  await expect(summary(page).getByText('WELCOME10 is applied.')).toBeVisible()
  await expect(summary(page)).toContainText('-$87.00')
  await expect(summary(page)).toContainText('$783.00')
  await summary(page).getByRole('radio', { name: /^Fast/ }).check()
  await expect(summary(page)).toContainText('$793.00')
  await page.reload()
  await expect(summary(page)).toContainText('$793.00')
  await summary(page).getByRole('button', { name: 'Remove code' }).click()
  await expect(summary(page)).toContainText('$880.00')
})

test('the notice of a removed line goes when another line moves to the wishlist', async ({ page }) => {
  await openCart(page)
  await main(page).getByRole('button', { name: 'Remove Pendant Lamp' }).click()
  await expect(main(page).getByText('Pendant Lamp was removed.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Move to wishlist: Wall Art' }).click()
  await expect(row(page, 'Wall Art')).toHaveCount(0)
  await expect(main(page).getByText('Pendant Lamp was removed.')).toHaveCount(0)
})

test('a line moves to the wishlist', async ({ page }) => {
  await openCart(page)
  await main(page).getByRole('button', { name: 'Move to wishlist: Wall Art' }).click()
  await expect(row(page, 'Wall Art')).toHaveCount(0)
  await page.goto('/wishlist')
  await expect(main(page).getByRole('article').filter({ hasText: 'Wall Art' })).toBeVisible()
})

test('a line leaves the cart only once the wishlist has it', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/samples/wishlist', async (route) => {
    await released
    await route.continue()
  })
  await openCart(page)
  const asked = page.waitForRequest('**/samples/wishlist')
  await main(page).getByRole('button', { name: 'Move to wishlist: Wall Art' }).click()
  await asked
  await expect(row(page, 'Wall Art')).toHaveCount(1)
  release()
  await expect(row(page, 'Wall Art')).toHaveCount(0)
})

test('offline the cart goes on; back online the prices are checked again', async ({ page, context }) => {
  await openCart(page)
  await context.setOffline(true)
  await quantity(page, 'Wall Art')
    .getByRole('button', { name: /^Add one/ })
    .click()
  await expect(badge(page, /^Cart: 23 pieces, \$895$/)).toBeVisible()
  await summary(page).getByRole('textbox').fill('WELCOME10')
  await summary(page).getByRole('button', { name: 'Apply' }).click()
  await expect(summary(page).getByText(/could not check the code/)).toBeVisible()
  const checked = page.waitForResponse(/\/api\/cart-lines/)
  await context.setOffline(false)
  expect((await checked).ok()).toBe(true)
})

const sofa = {
  product: 2,
  option: { size: 'M' },
  quantity: 1,
  seen: { name: 'Linen Sofa', unitPrice: 63_675, href: '/product-details/2' },
}
for (const [what, line] of [
  ['a quantity of −1', { ...sofa, quantity: -1 }],
  ['a quantity of 1e9', { ...sofa, quantity: 1e9 }],
  ['a quantity of 0.1 + 0.2', { ...sofa, quantity: 0.1 + 0.2 }],
  ['a negative price', { ...sofa, seen: { ...sofa.seen, unitPrice: -1 } }],
  ['an address that runs script', { ...sofa, seen: { ...sofa.seen, href: 'javascript:alert(1)' } }],
  ['an address on another host', { ...sofa, seen: { ...sofa.seen, href: '//evil.example' } }],
  ['a product that is markup', { ...sofa, product: '<img src=x onerror=alert(1)>' }],
] as const) {
  test(`a stored line with ${what} is dropped`, async ({ page }) => {
    await page.goto('/search')
    await storeCart(page, { lines: [line, { ...sofa, quantity: 3 }] })
    await openCart(page)
    await expect(badge(page, /^Cart: 3 pieces, \$1,910\.25$/)).toBeVisible()
    await expect(main(page).getByRole('row')).toHaveCount(2)
  })
}

test('markup in a stored name is text', async ({ page }) => {
  await page.goto('/search')
  const name = '<img src=x onerror="document.title=1">'
  await storeCart(page, { lines: [{ ...sofa, seen: { ...sofa.seen, name } }] })
  await openCart(page)
  await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', '/product-details/2')
  await expect(page).toHaveTitle(/^Cart/)
})

test('a cart of another version gives way to the sample', async ({ page }) => {
  await page.goto('/search')
  await storeCart(page, { lines: [sofa] }, 99)
  await openCart(page)
  await expect(badge(page, /^Cart: 22 pieces, \$870$/)).toBeVisible()
})

test('the popup agrees with the page', async ({ page }) => {
  await openCart(page)
  await badge(page, /^Cart/).click()
  const popup = page.getByRole('dialog', { name: 'Cart List' })
  await popup.getByRole('button', { name: 'Remove Wall Art' }).click()
  await expect(row(page, 'Wall Art')).toHaveCount(0)
  await popup.getByRole('button', { name: 'Undo' }).click()
  await expect(popup.getByRole('link', { name: 'Wall Art' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Wall Art')).toHaveCount(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the cart shows the sample and says what needs script', async ({ page }) => {
    await page.goto('/cart')
    await expect(main(page).getByText(/needs JavaScript because it is stored in your browser/)).toBeVisible()
    await expect(row(page, 'Pendant Lamp')).toContainText('$250.00')
    await expect(summary(page)).toContainText('$850')
  })
})
