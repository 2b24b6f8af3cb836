import { expect, test, type Page } from '../test.ts'
import { checkoutForm, fillBilling, openCheckout, placeButton, placedOrder } from '../checkout.ts'
import { siteUrl } from '../shop.ts'
import { editor } from './draft.ts'

// What a cart and a wishlist say when an editor changes or withdraws a product meanwhile.

const stool = 'product-lounge-stool'
const line = (page: Page) => page.getByRole('main').getByRole('row').filter({ hasText: 'Lounge Stool' })
let original: Awaited<ReturnType<ReturnType<typeof editor>['getDocument']>>

test.beforeAll(async () => {
  original = await editor().getDocument(stool)
})

test.afterEach(async () => {
  if (original) await editor().createOrReplace(original)
})

/** Opens the checkout, filled in, with a stool alone. */
async function checkOut(page: Page) {
  await page.goto(`${siteUrl}/search`)
  const seen = { name: 'Lounge Stool', unitPrice: 3983, href: '/product-details/14' }
  const value = { lines: [{ product: 14, option: { size: 'S', colour: 'Oat' }, quantity: 1, seen }] }
  await page.evaluate((entry) => localStorage.setItem('cart', entry), JSON.stringify({ version: 1, value }))
  await openCheckout(page)
  await fillBilling(page)
}

async function putIntoCart(page: Page) {
  await page.goto(`${siteUrl}/product-details/14`)
  await page.getByRole('main').getByRole('button', { name: 'Add to Wishlist', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Add to Cart', exact: true }).click()
  await expect(line(page)).toContainText('$39.83')
}

test('a changed price is shown as changed, counts in the sums, and is accepted with OK', async ({ page }) => {
  await putIntoCart(page)
  await editor().patch(stool).set({ price: 61.5 }).unset(['salePrice']).commit()
  await expect(async () => {
    await page.reload()
    await expect(line(page)).toContainText('Price changed from $39.83 to $61.50', { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: /^Cart: 23 pieces, \$931\.50$/ })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('$931.50')
  await page.getByRole('main').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(/Price changed/)).toHaveCount(0)
  await expect(line(page)).toContainText('$61.50')
})

test('a withdrawn product is no longer available, leaves the sums, and comes back with its product', async ({
  page,
}) => {
  await putIntoCart(page)
  await editor().patch(stool).unset(['price']).commit()
  await expect(async () => {
    await page.reload()
    await expect(line(page)).toContainText('No longer available', { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: /^Cart: 22 pieces, \$870$/ })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('$870.00')
  await page.goto(`${siteUrl}/wishlist`)
  const wish = page.getByRole('main').getByRole('article').filter({ hasText: 'Lounge Stool' })
  await expect(wish).toContainText('No longer available')
  await expect(wish.getByRole('link', { name: 'Add to Cart' })).toHaveCount(0)
  if (original) await editor().createOrReplace(original)
  await page.goto(`${siteUrl}/cart`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: /^Cart: 23 pieces, \$909\.83$/ })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
})

test('an order is refused with both amounts when a price changed meanwhile, and placed at the new one', async ({
  page,
}) => {
  await checkOut(page)
  await editor().patch(stool).set({ price: 61.5 }).unset(['salePrice']).commit()
  await placeButton(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Lounge Stool is now $61.50 instead of $39.83.')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(
    'Price changed from $39.83 to $61.50',
  )
  await expect(checkoutForm(page).locator('dl > div').last()).toContainText('$61.50')
  await expect(checkoutForm(page).getByLabel('Full Name')).toHaveValue('Ada Shopper')
  await placeButton(page).click()
  await placedOrder(page)
})

test('an order is refused when a product was withdrawn meanwhile, and names it', async ({ page }) => {
  await checkOut(page)
  await editor().patch(stool).unset(['price']).commit()
  await placeButton(page).click()
  await expect(page.getByRole('main')).toContainText('Lounge Stool is no longer sold.')
  await expect(page.getByRole('main')).toContainText('Nothing that is in your cart can be ordered now.')
})

test('with the samples off, cart, wishlist and orders begin empty', async ({ page }) => {
  const settings = editor().patch('siteSettings')
  await settings.set({ showSamples: false }).commit()
  try {
    await expect(async () => {
      await page.goto(`${siteUrl}/cart`)
      await expect(page.getByText('Your cart is empty.')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('button', { name: 'Cart: 0 pieces, $0' })).toBeVisible()
    await page.goto(`${siteUrl}/wishlist`)
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
    await page.goto(`${siteUrl}/order-history`)
    await expect(page.getByText('You have not ordered anything in this browser yet.')).toBeVisible()
    for (const path of ['/invoice', '/payment-confirmation']) {
      await page.goto(`${siteUrl}${path}`)
      await expect(page.getByText('Open this page by the link of your order.')).toBeVisible()
    }
    await page.goto(`${siteUrl}/checkout`)
    await expect(page.getByText('nothing to order yet')).toBeVisible()
    await checkOut(page)
    const payment = page.getByRole('group', { name: 'Payment' })
    await expect(payment.getByRole('radio')).toHaveCount(2)
    await expect(payment.getByRole('radio', { name: /Card/ })).toHaveCount(0)
  } finally {
    await editor().patch('siteSettings').set({ showSamples: true }).commit()
  }
})
