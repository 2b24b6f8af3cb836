import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { mailsTo, textOf } from '../mailbox.ts'
import { whenInteractive } from '../test.ts'
import { siteUrl, studioUrl } from '../shop.ts'
import { test } from '../studio-lake/content.ts'
import { logIn } from '../studio-lake/editor.ts'
import { fillDelivery, givenRequest } from './quote-request.ts'

test.use({ viewport: { width: 1600, height: 1000 } })

const offer = (unitPrice: number, validUntil = '2099-12-31') => ({
  handling: 'offered',
  offer: {
    lines: [
      {
        _key: 'a',
        _type: 'offerLine',
        name: 'Bread bag',
        sku: 'BB-1',
        unit: 'case',
        quantity: 10,
        unitPrice,
      },
    ],
    shipping: 5,
    validUntil,
    sentAt: new Date().toISOString(),
  },
})

const main = (page: Page) => page.getByRole('main')
const linkIn = (mail: string) => /https?:\/\/\S+\/quote\/\S+/.exec(textOf(mail))?.[0] ?? ''
const accept = (page: Page) => page.getByRole('form', { name: 'Accept this offer' })

test('a buyer and an editor come from the request to the order', async ({ page, content, browser }) => {
  test.slow()
  const { id, email, number, path } = await givenRequest(content)
  const buyer = await (
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      extraHTTPHeaders: { 'x-forwarded-for': email },
    })
  ).newPage()
  const answer = await buyer.goto(`${siteUrl}${path}`)
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'strict-origin',
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(buyer.getByText('Requested', { exact: true })).toBeVisible()

  // The editor finds it among the new ones, fills in the list prices and sends the offer.
  await logIn(page)
  await page.getByRole('link', { name: /\d+ new Inbox/ }).click()
  await page.getByRole('link', { name: /^Quote requests \(\d+ new\)/ }).click()
  const entry = page.getByRole('link', { name: new RegExp(`^Crumb Ltd · New · ${number}`) })
  await entry.click()
  await expect(page.getByText('For our new shop in Trenton.')).toBeVisible()
  await page.getByRole('button', { name: 'Suggest prices' }).click()
  await expect(page.getByText('Prices filled in')).toBeVisible()
  await expect
    .poll(() => content.client.fetch(`*[_id == "drafts.quoteRequest.${id}"][0].offer.validUntil`))
    .toMatch(/^20/)
  await fillDelivery(page)
  await page.getByRole('button', { name: 'Send the offer' }).last().click()
  await expect(page.getByText('Offer sent. The buyer will be notified by email.').first()).toBeVisible()
  // The Studio's own notification of a publish would be a second one.
  await expect(page.getByText(/was published/)).toHaveCount(0)

  // The buyer has it by mail, with its link, and asks.
  await expect.poll(() => mailsTo(email).length).toBe(1)
  const [mail = ''] = mailsTo(email)
  expect(mail).toContain(`Subject: Your offer ${number}`)
  await buyer.goto(linkIn(mail))
  const sheet = buyer.getByRole('article', { name: `Offer ${number}` })
  await expect(sheet).toContainText('24 boxes')
  expect(textOf(mail)).toMatch(/24 boxes of .* per box: /)
  const total = await sheet.locator('dl').last().locator('dd').last().innerText()
  expect(textOf(mail)).toContain(`Total: ${total}`)
  expect(
    (await buyer.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g),
  ).toHaveLength(1)
  const message = buyer.getByRole('form', { name: 'Write to us' })
  await message.getByLabel('Your message').fill('Can you deliver on Fridays?')
  await message.getByRole('button', { name: 'Send Message' }).click()
  await expect(buyer.getByRole('listitem').filter({ hasText: 'Can you deliver on Fridays?' })).toBeVisible()

  // The editor answers beside the request.
  await expect(page.getByText('Can you deliver on Fridays?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Write to the buyer' }).fill('Yes, before nine.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(() => mailsTo(email).map(textOf).join()).toContain('Yes, before nine.')

  // The buyer accepts.
  await buyer.reload()
  await expect(buyer.getByText('Yes, before nine.')).toBeVisible()
  await accept(buyer).getByLabel('Purchase order number').fill('PO-4711')
  await accept(buyer).getByLabel('Delivery address').fill('1 Mill Lane\nTrenton')
  await accept(buyer)
    .getByRole('button', { name: /^Accept and Order/ })
    .click()
  await expect(main(buyer).getByText(/Accepted by Berta Baker .* with purchase order PO-4711/)).toBeVisible()
  await main(buyer)
    .getByRole('link', { name: /^Your order / })
    .click()
  const invoice = buyer.getByRole('article', { name: /^Invoice / })
  await expect(invoice).toContainText('PO-4711')
  await expect(invoice).toContainText(total)

  // The editor sees it, and the order; nothing more can be offered.
  await expect(page.getByText(/Accepted · Berta Baker · purchase order PO-4711/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send the new offer/ }).last()).toBeDisabled()
  await expect(page.getByText('What you change here reaches nobody.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suggest prices' })).toBeHidden()
  await page.goto(`${studioUrl}/structure/inbox;quoteRequest`)
  await expect(page.getByRole('link', { name: new RegExp(`Accepted · ${number}`) })).toBeVisible()
  await page.goto(`${studioUrl}/structure/inbox;order`)
  await expect(page.getByRole('link', { name: /Berta Baker, Crumb Ltd/ }).first()).toBeVisible()
  await buyer.context().close()
})

test('only the link opens a quote, and a wrong id and a wrong token are answered alike', async ({
  page,
  content,
}) => {
  const { id, path, token } = await givenRequest(content)
  const other = await givenRequest(content)
  const statusOf = async (address: string) => (await page.request.get(`${siteUrl}${address}`)).status()
  expect(await statusOf(path)).toBe(200)
  for (const address of [
    `/quote/${id}?t=${other.token}`,
    `/quote/${id}`,
    `/quote/${randomUUID()}?t=${token}`,
    `/quote/x?t=${token}`,
  ]) {
    expect(await statusOf(address), address).toBe(404)
  }
})

test('an offer that was replaced while it was read is not accepted, the new one is, once', async ({
  page,
  content,
  browser,
}) => {
  const { id, path, email } = await givenRequest(content, offer(20))
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
  await page.goto(`${siteUrl}${path}`)
  await whenInteractive(page)
  await expect(main(page).getByRole('article')).toContainText('$205.00')
  await content.client.patch(`quoteRequest.${id}`).set(offer(30)).commit()
  await accept(page)
    .getByRole('button', { name: /^Accept and Order for \$205.00/ })
    .click()
  await expect(main(page).getByRole('alert')).toContainText(
    'We replaced this offer while you were reading it',
  )
  await expect(main(page).getByRole('article')).toContainText('$305.00')
  expect(await content.client.fetch(`count(*[_type == "order" && quoteRequest == "${id}"])`)).toBe(0)

  // Two people of the buyer accept simultaneously; one of them without script.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': `b-${email}` },
  })
  const second = await context.newPage()
  await second.goto(`${siteUrl}${path}`)
  await Promise.all(
    [page, second].map((each) =>
      accept(each)
        .getByRole('button', { name: /^Accept and Order for \$305.00/ })
        .click(),
    ),
  )
  for (const each of [page, second])
    await expect(main(each).getByText(/^Accepted by Berta Baker/)).toBeVisible()
  const totals = await content.client.fetch(`*[_type == "order" && quoteRequest == "${id}"].total`)
  expect(totals).toEqual([30_500])
  await context.close()
})

test('a price for 100 pieces stays one on the offer and on the invoice', async ({ page, content }) => {
  const { offer: priced, ...fields } = offer(3.8)
  const lines = priced.lines.map((line) => ({ ...line, unit: 'piece', quantity: 750, per: 100 }))
  const { path, email } = await givenRequest(content, { ...fields, offer: { ...priced, lines } })
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
  await page.goto(`${siteUrl}${path}`)
  const row = main(page)
    .getByRole('article')
    .getByRole('row', { name: /Bread bag/ })
  await expect(row).toContainText('$3.80 per 100')
  await expect(row).toContainText('$28.50')
  await accept(page)
    .getByRole('button', { name: /^Accept and Order for \$33.50/ })
    .click()
  await main(page)
    .getByRole('link', { name: /^Your order / })
    .click()
  const invoice = page.getByRole('article', { name: /^Invoice / })
  await expect(invoice.getByRole('row', { name: /Bread bag/ })).toContainText('$3.80 per 100')
  await expect(invoice).toContainText('$33.50')
})

test('an expired offer says so and cannot be accepted, not even by a page that was open before', async ({
  page,
  content,
}) => {
  const { id, path, email } = await givenRequest(content, offer(20))
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
  await page.goto(`${siteUrl}${path}`)
  await expect(accept(page)).toBeVisible()
  await content.client.patch(`quoteRequest.${id}`).set({ 'offer.validUntil': '2020-01-01' }).commit()
  await accept(page)
    .getByRole('button', { name: /^Accept and Order/ })
    .click()
  await expect(main(page).getByText('This offer expired on 1st Jan 2020.', { exact: false })).toBeVisible()
  await expect(accept(page)).toBeHidden()
  expect(await content.client.fetch(`count(*[_type == "order" && quoteRequest == "${id}"])`)).toBe(0)
})
