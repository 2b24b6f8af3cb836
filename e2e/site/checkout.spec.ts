import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import {
  billing,
  checkOutChairs,
  checkoutForm as form,
  fillBilling,
  openCheckout,
  ordersOf,
  placeButton,
  placedOrder,
} from '../checkout.ts'
import { mailsTo, textOf } from '../mailbox.ts'
import { testEnvironment } from '../shop.ts'

// Checkout, orders and their private pages (specification sections 2, 3, 4 and 9; decisions, “Samples and the visitor's own”).

const main = (page: Page) => page.getByRole('main')
const orders = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('orders') ?? '{"value":[]}') as { value: { number: string }[] }).value,
  )

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

const sumOf = (page: Page, name: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(name, { exact: true }) })
    .locator('dd')

/** Counts the pages of the print-out. */
const printedPages = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

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
  await page.reload({ waitUntil: 'networkidle' })
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
  await page.goto('/edit-account', { waitUntil: 'networkidle' })
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
  await page.reload({ waitUntil: 'networkidle' })
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Ada Typed')
  await expect(form(page).getByLabel('Town / City')).toHaveValue('Hoboken')
  await page.goto('/my-profile', { waitUntil: 'networkidle' })
  await main(page).getByRole('button', { name: 'Delete my data' }).click()
  await main(page).getByRole('button', { name: 'Yes, delete everything' }).click()
  await openCheckout(page)
  await expect(form(page).getByLabel('Full Name')).toHaveValue('')
  await expect(form(page).getByLabel('Town / City')).toHaveValue('')
})

test('a chair, a promo code, an order, its mails, its invoice; nobody else reads it', async ({
  page,
  request,
}) => {
  const email = `order-${Date.now()}@example.com`
  await checkOutChairs(page)
  await page.getByRole('button', { name: 'Click here to enter your code' }).click()
  await main(page).getByLabel('Promo code').fill('welcome10')
  await main(page).getByRole('button', { name: 'Apply' }).click()
  await expect(main(page).getByText('WELCOME10 is applied.')).toBeVisible()
  await form(page).getByRole('radio', { name: /^Fast/ }).check()
  await expect(sumOf(page, 'Total')).toHaveText('$163.00')
  await fillBilling(page, email)
  await placeButton(page).dblclick()
  const { id, token } = await placedOrder(page)
  await expect(main(page).getByText('Pending')).toBeVisible()
  expect(await orders(page)).toHaveLength(1)
  await expect(page.getByRole('button', { name: /^Cart: 0/ })).toBeVisible()
  const documents = await ordersOf(email)
  expect(documents).toMatchObject([{ _id: `order.${id}`, total: 16_300, handling: 'new' }])
  const number = documents[0]?.number ?? 'no number'

  await expect.poll(() => mailsTo(email).length).toBe(1)
  const mail = mailsTo(email)[0] ?? ''
  expect(mail).toContain(`Subject: Your order ${number}`)
  for (const words of [
    '2 × Classic Relaxable Chair (Size M, CH_0015): $170.00',
    'Coupon Discount (WELCOME10): -$17.00',
    'Delivery Fee (Fast): $10.00',
    'Total: $163.00',
    '1 Example Street, Trenton 00001',
    `/invoice?order=${id}&t=${token}`,
  ]) {
    expect(textOf(mail)).toContain(words)
  }

  await page.reload()
  await expect(main(page).getByText(number)).toBeVisible()
  await main(page).getByRole('link', { name: 'View Invoice' }).click()
  const invoice = main(page).getByRole('article', { name: `Invoice ${number}` })
  for (const _ of ['opened', 'opened again']) {
    await expect(invoice).toContainText('Ada Shopper')
    await expect(
      invoice.getByRole('row', { name: /Classic Relaxable Chair Size M.*2.*\$85\.00.*\$170\.00/ }),
    ).toBeVisible()
    await expect(sumOf(page, 'Subtotal')).toHaveText('$170.00')
    await expect(sumOf(page, 'Coupon Discount (WELCOME10)')).toHaveText('-$17.00')
    await expect(sumOf(page, 'Delivery Fee (Fast)')).toHaveText('$10.00')
    await expect(sumOf(page, 'VAT, included')).toHaveText(/^\$\d+\.\d\d$/)
    await expect(sumOf(page, 'Total')).toHaveText('$163.00')
    await page.reload()
  }
  await page.emulateMedia({ media: 'print' })
  expect(await printedPages(page)).toBe(1)
  await page.emulateMedia({ media: 'screen' })

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
  const states = await request.post('/api/order-states', {
    data: { orders: [{ id, token: token.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }] },
  })
  expect(await states.json()).toEqual({ [id]: null })
})

test('after an order: Back does not order again, and invoice and account show the order, without script, too', async ({
  page,
  browser,
}) => {
  await checkOutChairs(page, 1)
  await fillBilling(page)
  await placeButton(page).click()
  const { id, token } = await placedOrder(page)
  await page.goBack({ waitUntil: 'networkidle' })
  await expect(main(page).getByText('nothing to order yet')).toBeVisible()
  expect(await orders(page)).toHaveLength(1)

  for (const path of ['/invoice', '/payment-confirmation']) {
    await page.goto(path)
    await page.waitForURL(`${path}?order=${id}&t=${token}`)
    await expect(main(page)).toContainText('Ada Shopper')
  }
  await page.goto('/order-history')
  const row = main(page).getByRole('listitem').filter({ hasText: '1 × Classic Relaxable Chair' })
  await expect(row).toContainText('Pending')
  await expect(row).toContainText('$85.00')
  await expect(main(page).getByText('White SOS Bags')).toHaveCount(0)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  for (const path of ['thank-you', 'invoice', 'payment-confirmation', 'payment-success', 'payment-failure']) {
    await plain.goto(`/${path}?order=${id}&t=${token}`)
    await expect(main(plain).getByText('Pending')).toBeVisible()
    await expect(main(plain)).not.toContainText(/went through|went wrong/)
  }
  await context.close()
})

test('an order is placed although its mails cannot even be stored', async ({ page }) => {
  const email = `mail-${Date.now()}@example.com`
  await checkOutChairs(page)
  await fillBilling(page, email)
  const dir = join(testEnvironment.LAKE_DATA, 'mail')
  renameSync(dir, `${dir}-away`)
  writeFileSync(dir, 'no folder')
  try {
    await placeButton(page).click()
    await placedOrder(page)
  } finally {
    rmSync(dir)
    renameSync(`${dir}-away`, dir)
  }
  expect(await ordersOf(email)).toHaveLength(1)
})

test('the same order is placed once when the answer to the first try is lost', async ({ page }) => {
  const email = `lost-${Date.now()}@example.com`
  await openCheckout(page)
  await fillBilling(page, email)
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
  expect(await ordersOf(email)).toHaveLength(1)
  await expect.poll(() => mailsTo(email).length).toBe(1)
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
  const facts = main(page).locator('dl').first().locator('dd')
  await expect(facts).toHaveText(['PH-2025-0913', '13th Sept 2025', 'Debit / Credit Card'])
  const partyOf = (heading: string) => main(page).locator('address').filter({ hasText: heading })
  for (const words of ['Paper & Home', 'New Jersey', 'hello@', '+1 (201) 555-0142'])
    await expect(partyOf('From')).toContainText(words)
  for (const words of ['Marguerite Ashdown', 'New York', 'marguerite@', '+1 (518) 555-0186'])
    await expect(partyOf('Invoice To')).toContainText(words)
  for (const [name, quantity, price, total] of [
    ['Classic Relaxable Chair', '4', '$85.00', '$340.00'],
    ['Pendant Lamp', '5', '$50.00', '$250.00'],
    ['Wall Art', '4', '$25.00', '$100.00'],
    ['Ceramic Vase Set', '9', '$20.00', '$180.00'],
  ] as const) {
    const row = main(page).getByRole('row').filter({ hasText: name })
    await expect(row.getByRole('cell')).toHaveText([quantity, price, total])
  }
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
  expect(await printedPages(page)).toBe(1)
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
