import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

// Checkout, orders and their private pages (specification sections 2, 3, 4 and 9; decisions, “Samples and the visitor's own”).

const main = (page: Page) => page.getByRole('main')
const placeButton = (page: Page) => main(page).getByRole('button', { name: 'Place to Order' })
const form = (page: Page) => page.getByRole('form', { name: 'Checkout' })
const orders = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('orders') ?? '{"value":[]}') as { value: { number: string }[] }).value,
  )

/** Opens the checkout once it reacts to the visitor. */
const openCheckout = (page: Page) => page.goto('/checkout', { waitUntil: 'networkidle' })

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

const billing = {
  'Full Name': 'Ada Shopper',
  'Phone No.': '+1 (201) 555-0100',
  'Town / City': 'Trenton',
  'Zip Code': '00001',
  'Address Line 1': '1 Example Street',
}

async function fillBilling(page: Page) {
  for (const [label, value] of Object.entries(billing)) {
    await form(page).getByLabel(label, { exact: true }).fill(value)
  }
  await form(page).getByLabel('Email', { exact: true }).fill('ada@example.com')
  await form(page).getByRole('checkbox').check()
}

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
  await page.reload({ waitUntil: 'networkidle' })
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Ada Shopper')
})

test('a chair, a promo code, an order, its invoice; nobody else reads it', async ({ page, request }) => {
  await page.goto('/product-details/1', { waitUntil: 'networkidle' })
  await page.evaluate(() =>
    localStorage.setItem(
      'cart',
      JSON.stringify({
        version: 1,
        value: {
          lines: [
            {
              product: 1,
              option: { size: 'M' },
              quantity: 2,
              seen: { name: 'Classic Relaxable Chair', unitPrice: 8500, href: '/product-details/1' },
            },
          ],
        },
      }),
    ),
  )
  await openCheckout(page)
  await page.getByRole('button', { name: 'Click here to enter your code' }).click()
  await main(page).getByLabel('Promo code').fill('welcome10')
  await main(page).getByRole('button', { name: 'Apply' }).click()
  await expect(main(page).getByText('WELCOME10 is applied.')).toBeVisible()
  await form(page).getByRole('radio', { name: /^Fast/ }).check()
  await expect(main(page).locator('dl > div').filter({ hasText: 'Total' }).last()).toContainText('$163.00')
  await fillBilling(page)
  await placeButton(page).dblclick()
  await page.waitForURL(/\/thank-you\?order=[\da-f-]{36}&t=[\da-f]{32}$/)
  await expect(main(page).getByText(/^PH-/)).toBeVisible()
  await expect(main(page).getByText('Pending')).toBeVisible()
  expect(await orders(page)).toHaveLength(1)
  await expect(page.getByRole('button', { name: /^Cart: 0/ })).toBeVisible()

  await main(page).getByRole('link', { name: 'View Invoice' }).click()
  const invoice = main(page).getByRole('article', { name: /^Invoice PH-/ })
  await expect(invoice).toContainText('Ada Shopper')
  await expect(
    invoice.getByRole('row', { name: /Classic Relaxable Chair Size M.*2.*\$85\.00.*\$170\.00/ }),
  ).toBeVisible()
  await expect(invoice.locator('dl > div').filter({ hasText: 'Coupon Discount' })).toContainText('-$17.00')
  await expect(invoice.locator('dl > div').filter({ hasText: 'Total' }).last()).toContainText('$163.00')

  const address = page.url()
  const response = await request.get(address)
  expect(response.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': expect.stringContaining('no-store'),
  })
  const foreign = [
    address.replace(/t=./, (text) => (text === 't=0' ? 't=1' : 't=0')),
    address.replace(/&t=.*/, ''),
    address.replace(/order=./, (text) => (text === 'order=0' ? 'order=1' : 'order=0')),
    '/invoice?order=*&t=*',
  ]
  for (const link of foreign) {
    const answer = await request.get(link)
    expect(answer.status(), link).toBe(404)
    expect(await answer.text()).not.toContain('Ada Shopper')
  }
})

test('the same order is placed once when the answer to the first try is lost', async ({ page }) => {
  await openCheckout(page)
  await fillBilling(page)
  let tries = 0
  await page.route('/checkout', async (route) => {
    if (route.request().method() !== 'POST' || tries++ > 0) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await placeButton(page).click()
  await expect(main(page).getByRole('alert')).toContainText('Check your connection')
  await placeButton(page).click()
  await page.waitForURL(/thank-you/)
  expect(tries).toBe(2)
  expect(await orders(page)).toHaveLength(1)
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
    expect(await orders(page)).toEqual([])
  })
}

test('an empty cart has nothing to order', async ({ page }) => {
  await page.goto('/cart')
  await page.evaluate(() => localStorage.setItem('cart', '{"version":1,"value":{"lines":[]}}'))
  await openCheckout(page)
  await expect(main(page).getByText('nothing to order yet')).toBeVisible()
  await expect(placeButton(page)).toHaveCount(0)
})

test('the pages after an order show the sample, with every label of the specification', async ({ page }) => {
  await page.goto('/payment-confirmation')
  await expect(main(page).locator('dt')).toHaveText([
    'Date',
    'Card Holder',
    'Card Type',
    'Card Number',
    'eMail',
    'Phone',
    'Subtotal',
  ])
  await expect(main(page).getByText('**** **** **** 0142')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Cancel Payment' })).toHaveAttribute(
    'href',
    '/payment-failure',
  )
  await main(page).getByRole('link', { name: 'Confirm Payment' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Payment Completed' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Back to Shop' })).toHaveAttribute('href', '/shop-v1')
  await page.goto('/payment-failure')
  await expect(main(page).getByRole('link', { name: 'Update Payment Method' })).toHaveAttribute(
    'href',
    '/payment-method',
  )
})

test('the invoice prints on one page, without the shop around it', async ({ page }) => {
  await page.goto('/invoice')
  await expect(main(page).getByRole('button', { name: 'Print Invoice' })).toBeVisible()
  for (const words of [
    'Subtotal$870.00',
    'Coupon Discount-$20.00',
    'Delivery Fee$0.00',
    'VAT, included$5.00',
    'Total$850.00',
  ]) {
    await expect(main(page).locator('dl > div').filter({ hasText: words })).toHaveCount(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByRole('article', { name: 'Invoice PH-2025-0913' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(main(page).getByRole('button', { name: 'Print Invoice' })).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
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
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
