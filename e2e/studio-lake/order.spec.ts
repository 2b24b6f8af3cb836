import { createHash } from 'node:crypto'
import { expect, type Page, whenInteractive } from '../test.ts'
import { checkoutForm, fillBilling, placeButton, placedOrder } from '../checkout.ts'
import { mailsTo } from '../mailbox.ts'
import { siteUrl } from '../shop.ts'
import { test } from './content.ts'
import { choose, logIn, openDocument } from './editor.ts'

const main = (page: Page) => page.getByRole('main')

test('a chair goes from the phone into the cart, is ordered, completed in the Studio, and seen by the shopper', async ({
  page,
  content,
  browser,
}) => {
  test.slow()
  const email = `phone-${Date.now()}@example.com`
  content.removeAfter(`_type == "order" && customer.email == "${email}"`)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': email },
  })
  const phone = await context.newPage()

  // The chair, and a promo code.
  await phone.goto(`${siteUrl}/product-details/1`)
  await whenInteractive(phone)
  await main(phone).getByRole('link', { name: 'Add to Cart', exact: true }).tap()
  await phone.waitForURL(`${siteUrl}/cart`)
  for (const name of ['Pendant Lamp', 'Wall Art', 'Ceramic Vase Set']) {
    await main(phone)
      .getByRole('button', { name: `Remove ${name}` })
      .tap()
    await expect(main(phone).getByText(`${name} was removed.`)).toBeVisible()
  }
  const summary = phone.getByRole('complementary', { name: 'Summary' })
  await summary.getByRole('textbox', { name: 'Promo code' }).fill('welcome10')
  await summary.getByRole('button', { name: 'Apply' }).tap()
  await expect(summary.getByText('WELCOME10 is applied.')).toBeVisible()
  const total = summary.locator('dl > div').last().locator('dd')
  const amount = await total.innerText()
  expect(amount).toMatch(/^\$\d+\.\d\d$/)

  // The order, its mail and its invoice.
  await summary.getByRole('link', { name: 'Checkout' }).tap()
  await phone.waitForURL(`${siteUrl}/checkout`)
  await fillBilling(phone, email)
  await expect(checkoutForm(phone).locator('dl > div').last()).toContainText(amount)
  await placeButton(phone).tap()
  const { id } = await placedOrder(phone)
  const { number } = await content.client.fetch<{ number: string }>('*[_id == $id][0]', { id: `order.${id}` })
  await expect.poll(() => mailsTo(email).length).toBe(1)
  await main(phone).getByRole('link', { name: 'View Invoice' }).tap()
  const invoice = main(phone).getByRole('article', { name: `Invoice ${number}` })
  await expect(invoice).toContainText(amount)
  await expect(invoice).toContainText('Pending')
  expect(
    (await phone.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g),
  ).toHaveLength(1)
  await phone.goto(`${siteUrl}/order-history`)
  const row = main(phone).getByRole('listitem').filter({ hasText: number })
  await expect(row).toContainText('Pending')

  // The inbox of the Studio.
  await logIn(page)
  await page.getByRole('link', { name: /\d+ new Inbox/ }).click()
  await page.getByRole('link', { name: /^Orders \(\d+ new\)/ }).click()
  await page
    .getByRole('link', { name: new RegExp(`${number} · Ada Shopper.*New`) })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    `mailto:${email}?subject=${encodeURIComponent(`Re: Your order (${number})`)}`,
  )
  await page.getByRole('radio', { name: 'Completed' }).click()
  await expect
    .poll(() => content.client.getDocument(`order.${id}`))
    .toMatchObject({ state: 'Completed', handling: 'done', stateDate: expect.stringMatching(/^\d{4}-/) })
  await expect(
    page.getByRole('link', { name: new RegExp(`${number}.*Done.*Completed`) }).first(),
  ).toBeVisible()

  // The shopper looks again: the list that is still open, and the invoice.
  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(row).toContainText('Completed since')
  await row.getByRole('link', { name: 'Invoice' }).tap()
  await expect(invoice).toContainText('Completed since')
  await context.close()
})

test('orders are private, found in the inbox by number and by address, and marked without telling the customer', async ({
  page,
  content,
}) => {
  const id = crypto.randomUUID()
  const token = 'c'.repeat(32)
  const number = `PH-TEST-${id.slice(0, 4).toUpperCase()}`
  const email = `find-${id.slice(0, 8)}@example.com`
  await content.given({
    _id: `order.${id}`,
    _type: 'order',
    number,
    state: 'Pending',
    placedAt: new Date().toISOString(),
    customer: { name: 'Ada Finder', email },
    lines: [
      { _key: 'a', _type: 'orderLine', product: 1, name: 'Chair', quantity: 1, unitPrice: 8500, total: 8500 },
    ],
    subtotal: 8500,
    total: 8500,
    linkHash: createHash('sha256').update(token).digest('hex'),
  })
  const visitor = content.client.withConfig({ token: undefined, perspective: 'published' })
  expect(await visitor.fetch('count(*[_type == "order"])')).toBe(0)
  await logIn(page, '/structure/inbox;order')
  const entry = page.getByRole('link', { name: new RegExp(`${number} · Ada Finder`) }).first()
  for (const words of [number, email]) {
    const search = page.getByPlaceholder('Search list')
    await search.fill(words)
    await expect(page.getByTestId('document-list-pane').getByRole('link')).toHaveCount(1)
    await expect(entry).toBeVisible()
    await search.fill('')
  }
  await openDocument(page, 'order', `order.${id}`)
  await choose(page, 'Mark as answered')
  await expect
    .poll(() => content.client.getDocument(`order.${id}`))
    .toMatchObject({ state: 'Pending', handling: 'answered' })
  const states = await page.request.post(`${siteUrl}/api/order-states`, { data: { orders: [{ id, token }] } })
  expect(await states.json()).toEqual({ [id]: { name: 'Pending' } })
  await content.client.patch(`order.${id}`).set({ state: 'Cancel' }).commit()
  for (const path of ['thank-you', 'payment-confirmation']) {
    await page.goto(`${siteUrl}/${path}?order=${id}&t=${token}`)
    await expect(main(page)).toContainText('was cancelled, and you owe nothing')
    await expect(main(page).getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 1 })).not.toContainText('Thank')
  }
})
