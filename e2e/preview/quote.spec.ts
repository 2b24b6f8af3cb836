import { readFileSync } from 'node:fs'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { mailsTo, textOf } from '../mailbox.ts'
import { siteUrl, studioUrl } from '../shop.ts'
import { type Content, test } from '../studio-lake/content.ts'
import { choose, logIn } from '../studio-lake/editor.ts'

test.use({ viewport: { width: 1600, height: 1000 } })

type Item = { _id: string; name: string; article: { sku: string; size: string } }

/** A request as the site stores it, for 24 cases of an item with a price list. */
async function givenRequest(content: Content, fields: Record<string, unknown> = {}) {
  const id = randomUUID()
  const token = randomBytes(16).toString('base64url')
  const email = `buyer-${id.slice(0, 8)}@example.com`
  const number = `Q-TEST-${id.slice(0, 4).toUpperCase()}`
  const item = await content.client.fetch<Item>(
    `*[_type == "subCategory" && selling.orderUnit == "case" && defined(selling.articles[0].price)
      && count(selling.priceBreaks) > 0 && !(_id in path("drafts.**"))] | order(_id)[0] {
      _id, name, "article": selling.articles[0] { sku, size } }`,
  )
  content.removeAfter(`_type == "quoteReply" && request._ref == "quoteRequest.${id}"`)
  content.removeAfter(`_type == "order" && quoteRequest == "${id}"`)
  await content.given({
    _id: `quoteRequest.${id}`,
    _type: 'quoteRequest',
    number,
    sentAt: new Date().toISOString(),
    contact: { name: 'Berta Baker', company: 'Crumb Ltd', email },
    lines: [
      {
        _key: 'a',
        _type: 'quoteRequestLine',
        ...item.article,
        name: item.name,
        item: { _type: 'reference', _ref: item._id, _weak: true },
        unit: 'case',
        quantity: 24,
        targetPrice: 1500,
      },
    ],
    message: 'For our new shop in Trenton.',
    handling: 'new',
    linkHash: createHash('sha256').update(token).digest('hex'),
    ...fields,
  })
  return { id, token, email, number, item, path: `/quote/${id}?t=${token}` }
}

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
  const entry = page.getByRole('link', { name: new RegExp(`${number} · Crumb Ltd`) })
  await entry.click()
  await expect(page.getByText('For our new shop in Trenton.')).toBeVisible()
  await page.getByRole('button', { name: 'Suggest prices' }).click()
  await expect(page.getByText('Prices filled in')).toBeVisible()
  await expect
    .poll(() => content.client.fetch(`*[_id == "drafts.quoteRequest.${id}"][0].offer.validUntil`))
    .toMatch(/^20/)
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
  await expect(sheet).toContainText('24')
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
  await page.goto(`${studioUrl}/structure/inbox;quoteRequest`)
  await expect(page.getByRole('link', { name: new RegExp(`${number}.*Accepted`) })).toBeVisible()
  await page.goto(`${studioUrl}/structure/inbox;order`)
  await expect(page.getByRole('link', { name: /Berta Baker, Crumb Ltd/ }).first()).toBeVisible()
  await buyer.context().close()
})

/** Opens a request in the Studio, with the form of its offer beside it. */
async function openRequest(page: Page, id: string) {
  await logIn(page)
  await page.goto(`${studioUrl}/intent/edit/id=quoteRequest.${id};type=quoteRequest`)
  await expect(page.getByRole('button', { name: 'Suggest prices' })).toBeVisible({ timeout: 30_000 })
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send the offer' }).last()

test('an editor downloads the artwork that a buyer sent, byte by byte', async ({ page, content }) => {
  const email = `artwork-${randomUUID().slice(0, 8)}@example.com`
  content.removeAfter(`_type == "quoteRequest" && contact.email == "${email}"`)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
  await page.goto(`${siteUrl}/quote?sku=KBB-01`, { waitUntil: 'networkidle' })
  const form = page.getByRole('form', { name: 'Request a quote' })
  await form.getByLabel('Name').fill('Berta Baker')
  await form.getByLabel('Email').fill(email)
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(5000)])
  await form
    .getByLabel('Artwork')
    .setInputFiles({ name: 'logo.pdf', mimeType: 'application/pdf', buffer: bytes })
  await form.getByRole('button', { name: 'Request the quote' }).click()
  await expect(page.getByRole('region', { name: 'Thank you for your request' })).toBeVisible()
  await page.setExtraHTTPHeaders({})

  const id = await content.client.fetch<string>(`*[contact.email == $email][0]._id`, { email })
  await openRequest(page, id.slice('quoteRequest.'.length))
  await expect(page.getByText('logo.pdf (6 kB)')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('logo.pdf')
  expect(readFileSync(await download.path()).equals(bytes)).toBe(true)
})

test('lines that an editor has changed are replaced only after a confirmation', async ({ page, content }) => {
  const { id, item } = await givenRequest(content)
  const names = () => content.client.fetch(`*[_id == "drafts.quoteRequest.${id}"][0].offer.lines[].name`)
  await openRequest(page, id)
  await page.getByRole('button', { name: 'Suggest prices' }).click()
  await expect.poll(names).toEqual([item.name])
  await content.client
    .patch(`drafts.quoteRequest.${id}`)
    .set({ 'offer.lines[0].name': 'With a window' })
    .commit()
  await expect(page.getByText(/^With a window/)).toBeVisible()
  await page.getByRole('button', { name: 'Suggest prices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace all lines?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await names()).toEqual(['With a window'])
  await page.getByRole('button', { name: 'Suggest prices' }).click()
  await dialog.getByRole('button', { name: 'Replace lines' }).click()
  await expect.poll(names).toEqual([item.name])
})

test('an offer that could not be sent stays a draft, and can be sent again', async ({ page, content }) => {
  const { id, email } = await givenRequest(content)
  const stored = () =>
    content.client.fetch(`*[_id == "drafts.quoteRequest.${id}"][0] { handling, "sentAt": offer.sentAt }`)
  await openRequest(page, id)
  await page.getByRole('button', { name: 'Suggest prices' }).click()
  await expect(page.getByText('Prices filled in')).toBeVisible()
  await expect(sendButton(page)).toBeEnabled()
  await page.route('**/data/actions/**', (route) =>
    route.request().postData()?.includes('action.document.publish') ? route.abort() : route.fallback(),
  )
  await sendButton(page).click()
  await expect(page.getByText('The offer was not sent. Try again.').first()).toBeVisible()
  expect(await stored()).toEqual({ handling: 'new', sentAt: null })
  expect(mailsTo(email)).toEqual([])

  await page.unroute('**/data/actions/**')
  await sendButton(page).click()
  await expect(page.getByText('Offer sent. The buyer will be notified by email.').first()).toBeVisible()
  await expect.poll(() => mailsTo(email).length).toBe(1)
  expect(await stored()).toBeNull()
})

test('a message waits until it is marked as done; a request is declined only after a confirmation', async ({
  page,
  content,
}) => {
  const { id, email, number } = await givenRequest(content)
  const handling = () => content.client.fetch(`*[_id == "quoteRequest.${id}"][0].handling`)
  await openRequest(page, id)
  const badge = (title: string) => page.getByText(title, { exact: true })
  await expect(badge('New')).toBeVisible()
  await choose(page, 'Mark as done')
  await expect(badge('Done')).toBeVisible()

  await content.given({
    _id: `quoteReply.${id}.message-1`,
    _type: 'quoteReply',
    kind: 'message',
    request: { _type: 'reference', _ref: `quoteRequest.${id}`, _weak: true },
    text: 'Hello?',
    sentAt: new Date().toISOString(),
  })
  await expect(badge('New')).toBeVisible()

  await choose(page, 'Decline request')
  const question = 'Decline this request? The buyer will be notified by email.'
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(question)).toBeHidden()
  expect(await handling()).toBe('new')

  await choose(page, 'Decline request')
  await page.getByRole('button', { name: 'Decline request' }).last().click()
  await expect(page.getByText('Declined. The buyer will be notified by email.').first()).toBeVisible()
  await expect.poll(handling).toBe('refused')
  await expect(badge('Declined by the shop')).toBeVisible()
  await expect.poll(() => mailsTo(email).length).toBe(1)
  await page.goto(`${studioUrl}/structure/inbox;quoteRequest`)
  await expect(
    page.getByRole('link', { name: `${number} · Crumb Ltd · Declined by the shop`, exact: true }),
  ).toBeVisible()
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

  // Two people of the buyer accept at once; one of them without script.
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
