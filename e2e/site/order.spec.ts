import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '../test.ts'
import {
  checkOutChairs,
  checkoutForm as form,
  fillBilling,
  keptOrders,
  openCheckout,
  ordersOf,
  placeButton,
  placedOrder,
} from '../checkout.ts'
import { mailsTo, textOf } from '../mailbox.ts'
import { testEnvironment } from '../shop.ts'

// Orders, their mails, their private pages and their print-out (specification sections 2, 3, 4 and 9).

const main = (page: Page) => page.getByRole('main')

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

test('a chair, a promo code, an order, its mails, its invoice, all private', async ({
  page,
  request,
  browser,
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
  expect(await keptOrders(page)).toHaveLength(1)
  await expect(page.getByRole('button', { name: /^Cart: 0/ })).toBeVisible()
  const documents = await ordersOf(email)
  expect(documents).toMatchObject([{ _id: `order.${id}`, total: 16_300, handling: 'new' }])
  const number = documents[0]?.number ?? 'no number'

  await expect.poll(() => mailsTo(email).length).toBe(1)
  const mail = mailsTo(email)[0] ?? ''
  expect(mail).toContain(`Subject: Your order ${number}`)
  for (const words of [
    '2 × Classic Relaxable Chair (Size M, Oat, CH_0015): $170.00',
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
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': expect.stringContaining('no-store'),
  })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const withoutScript = await context.newPage()
  await withoutScript.goto(address)
  const footer = withoutScript.getByRole('contentinfo')
  await footer.getByRole('textbox').fill(email)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('status')).toContainText(/thank/i)
  await context.close()

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
  expect(await keptOrders(page)).toHaveLength(1)

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

/** Presses the button, and cuts the connection when the server has the order. */
async function placeAndLoseAnswer(page: Page): Promise<void> {
  await page.route(
    '/checkout',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await placeButton(page).click()
  await expect(main(page).getByRole('alert')).toContainText('Check your connection')
}

test('the same order is placed once when the answer to the first try is lost', async ({ page }) => {
  const email = `lost-${Date.now()}@example.com`
  await openCheckout(page)
  await fillBilling(page, email)
  await placeAndLoseAnswer(page)
  await placeButton(page).click()
  await page.waitForURL(/thank-you/)
  await expect(main(page).getByText('We already had this order')).toHaveCount(0)
  expect(await keptOrders(page)).toHaveLength(1)
  expect(await ordersOf(email)).toHaveLength(1)
  await expect.poll(() => mailsTo(email).length).toBe(1)
})

test('what was corrected after a lost answer is not lost without a word', async ({ page }) => {
  const email = `wrong-${Date.now()}@example.com`
  const right = `right-${Date.now()}@example.com`
  await openCheckout(page)
  await fillBilling(page, email)
  await placeAndLoseAnswer(page)
  await fillBilling(page, right)
  await placeButton(page).click()
  await page.waitForURL(/thank-you/)
  const note = main(page).getByText('We already had this order').locator('..')
  await expect(note).toContainText(email)
  await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:.+\?subject=Order%20PH-/)
  expect(await ordersOf(email)).toHaveLength(1)
  expect(await ordersOf(right)).toHaveLength(0)
})

test('a lost answer does not become a second order when cart and delivery are changed in another tab', async ({
  page,
  context,
}) => {
  const email = `tab-${Date.now()}@example.com`
  await checkOutChairs(page, 2)
  await fillBilling(page, email)
  await placeAndLoseAnswer(page)
  await page.close()

  const tab = await context.newPage()
  await checkOutChairs(tab, 5)
  await form(tab).getByRole('radio', { name: /^Fast/ }).check()
  await fillBilling(tab, email)
  await placeButton(tab).click()
  await tab.waitForURL(/thank-you/)
  await expect(main(tab).getByText('We already had this order').locator('..')).toContainText('Delivery: Free')
  await expect(tab.getByRole('button', { name: /^Cart: 3/ })).toBeVisible()
  expect(await ordersOf(email)).toMatchObject([{ total: 17_000 }])

  await openCheckout(tab)
  await fillBilling(tab, email)
  await placeButton(tab).click()
  await placedOrder(tab)
  expect(await ordersOf(email)).toHaveLength(2)
})

test('an order of the sample cart says on its invoice what the checkout said', async ({ page }) => {
  await openCheckout(page)
  await expect(sumOf(page, 'VAT, included')).toHaveText('$5')
  await fillBilling(page, `sample-${Date.now()}@example.com`)
  await placeButton(page).click()
  await placedOrder(page)
  await main(page).getByRole('link', { name: 'View Invoice' }).click()
  await expect(sumOf(page, 'VAT, included')).toHaveText('$5.00')
  await expect(sumOf(page, 'Total')).toHaveText('$850.00')
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
