import { axeViolations } from '../axe.ts'
import { expect, test, type Page } from '../test.ts'
import {
  billing,
  checkoutForm as form,
  fillBilling,
  keptOrders,
  openCheckout,
  placeButton,
} from '../checkout.ts'

// The checkout until an order is placed (specification sections 2, 3, 4 and 9; decisions, “Samples and the visitor's own”).

const main = (page: Page) => page.getByRole('main')

type SentCart = { lines: { quantity: number; unitPrice: number }[]; total: number }

/** The browser sends another cart than the one it shows, as a visitor with ill will would. */
async function tamper(page: Page, change: (cart: SentCart) => void) {
  await page.route('/checkout', async (route) => {
    const body = route.request().postData()
    if (!body) return route.fallback()
    const changed = body.replace(/\{"lines":.*\}(?=\r\n)/, (text) => {
      const cart = JSON.parse(text) as SentCart
      change(cart)
      return JSON.stringify(cart)
    })
    expect(changed).not.toBe(body)
    await route.continue({ postData: changed })
  })
}

test.beforeEach(async ({ page }, { testId }) => {
  // Each test is a visitor of its own (TRUSTED_PROXIES in e2e/shop.ts).
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `${testId}-${Date.now()}` })
})

test('a new visitor sees the sample, every field and every choice of the specification', async ({ page }) => {
  await openCheckout(page)
  for (const label of [
    ...Object.keys(billing),
    'Email',
    'Address Line 2 (optional)',
    'Additional Text (optional)',
  ]) {
    await expect(form(page).getByLabel(label, { exact: true })).toBeVisible()
  }
  await expect(form(page).getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
  await expect(form(page).getByLabel('Phone No.')).toHaveAttribute('autocomplete', 'tel')
  await expect(main(page).locator('datalist option')).toHaveCount(5)
  const lines = main(page).getByRole('region', { name: 'Your order' }).getByRole('listitem')
  await expect(lines).toHaveCount(4)
  await expect(lines.first()).toContainText('Classic Relaxable Chair × 4')
  for (const words of ['Subtotal$870', 'Coupon-$20', 'Shipping$0', 'VAT, included$5', 'Total$850']) {
    await expect(main(page).locator('dl > div').filter({ hasText: words })).toHaveCount(1)
  }
  for (const choice of [/^Free/, /^Fast/, /^Local Pickup/]) {
    await expect(
      page.getByRole('group', { name: 'Shipping' }).getByRole('radio', { name: choice }),
    ).toBeVisible()
  }
  const payment = page.getByRole('group', { name: 'Payment' })
  await expect(payment.getByText('7 to 10 days delivery')).toHaveCount(2)
  await payment.getByRole('radio', { name: /Debit \/ Credit Card/ }).check()
  await expect(payment.getByText('This shop takes no cards yet.')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart')
  const coupon = page.getByRole('button', { name: 'Click here to enter your code' })
  await expect(main(page).getByLabel('Promo code')).toBeHidden()
  await coupon.click()
  await expect(main(page).getByLabel('Promo code')).toBeVisible()
  await coupon.click()
  await expect(main(page).getByLabel('Promo code')).toBeHidden()
})

test('what is missing is named above the form and at its field, and what was typed survives a reload', async ({
  page,
}) => {
  await openCheckout(page)
  await placeButton(page).click()
  const summary = main(page).getByRole('alert')
  await expect(summary.getByRole('link')).toHaveCount(7)
  await expect(form(page).getByLabel('Full Name')).toBeFocused()
  await form(page).getByLabel('Full Name').fill('Ada Shopper')
  await form(page)
    .getByRole('radio', { name: /^Invoice/ })
    .check()
  await form(page).getByRole('radio', { name: /^Fast/ }).check()
  await page.reload()
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Ada Shopper')
  await expect(form(page).getByRole('radio', { name: /^Invoice/ })).toBeChecked()
  await expect(form(page).getByRole('radio', { name: /^Fast/ })).toBeChecked()
  await main(page).getByRole('link', { name: 'Back to Cart' }).click()
  await expect(page).toHaveURL('/cart')
  await page.goBack()
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Ada Shopper')
  await expect(form(page).getByRole('radio', { name: /^Invoice/ })).toBeChecked()
})

test('the profile fills in the checkout; what is typed there counts more, and is deleted with the profile', async ({
  page,
}) => {
  await page.goto('/edit-account')
  const profile = page.getByRole('form', { name: 'Profile' })
  await profile.getByLabel('Full Name').fill('Ada Profile')
  await profile.getByLabel('Mail').fill('profile@example.com')
  await profile.getByLabel('Phone No.').fill('555 0111')
  await profile.getByLabel('Location').fill('Hoboken')
  await profile.getByRole('button', { name: 'Save Change' }).click()
  await openCheckout(page)
  for (const [label, value] of [
    ['Full Name', 'Ada Profile'],
    ['Email', 'profile@example.com'],
    ['Phone No.', '555 0111'],
    ['Town / City', 'Hoboken'],
    ['Zip Code', ''],
  ] as const) {
    await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(value)
  }
  await form(page).getByLabel('Full Name').fill('Ada Typed')
  await page.reload()
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Ada Typed')
  await expect(form(page).getByLabel('Town / City')).toHaveValue('Hoboken')
  await page.goto('/my-profile')
  await main(page).getByRole('button', { name: 'Delete my data' }).click()
  await main(page).getByRole('button', { name: 'Yes, delete everything' }).click()
  await openCheckout(page)
  await expect(form(page).getByLabel('Full Name')).toHaveValue('')
  await expect(form(page).getByLabel('Town / City')).toHaveValue('')
})

for (const [what, change] of [
  ['a price of one cent', (cart: SentCart) => cart.lines.forEach((line) => (line.unitPrice = 1))],
  ['a total of one cent', (cart: SentCart) => (cart.total = 1)],
  ['a negative quantity', (cart: SentCart) => cart.lines.forEach((line) => (line.quantity = -1))],
  ['a thousand million pieces', (cart: SentCart) => cart.lines.forEach((line) => (line.quantity = 1e9))],
  ['0.1 + 0.2 pieces', (cart: SentCart) => cart.lines.forEach((line) => (line.quantity = 0.1 + 0.2))],
] as const) {
  test(`an order with ${what} is refused`, async ({ page }) => {
    await openCheckout(page)
    await fillBilling(page)
    await tamper(page, change)
    await placeButton(page).click()
    await expect(main(page).getByRole('alert')).toContainText(/instead of|could not read your cart/)
    expect(await keptOrders(page)).toEqual([])
  })
}

test('an empty cart has nothing to order', async ({ page }) => {
  await page.goto('/cart')
  await page.evaluate(() => localStorage.setItem('cart', '{"version":1,"value":{"lines":[]}}'))
  await openCheckout(page)
  await expect(main(page).getByText('nothing to order yet')).toBeVisible()
  await expect(placeButton(page)).toHaveCount(0)
})

test('without script the checkout says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/checkout')
  await expect(main(page).getByText(/needs JavaScript/)).toBeVisible()
  await expect(placeButton(page)).toBeHidden()
  await context.close()
})

test('the checkout with errors has no accessibility violation', async ({ page }) => {
  await openCheckout(page)
  await placeButton(page).click()
  await expect(main(page).getByRole('alert')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
