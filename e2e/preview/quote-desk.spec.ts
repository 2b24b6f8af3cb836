import { readFileSync } from 'node:fs'
import { randomBytes, randomUUID } from 'node:crypto'
import { expect, whenInteractive } from '../test.ts'
import { mailsTo } from '../mailbox.ts'
import { siteUrl, studioUrl } from '../shop.ts'
import { test } from '../studio-lake/content.ts'
import { choose } from '../studio-lake/editor.ts'
import { fillDelivery, givenRequest, openRequest, sendButton } from './quote-request.ts'

// What an editor does with a quote request in the Studio, apart from the way to the order (quote.spec.ts).

test.use({ viewport: { width: 1600, height: 1000 } })

test('an editor downloads the artwork that a buyer sent, byte by byte, and deletes all of it', async ({
  page,
  content,
}) => {
  const email = `artwork-${randomUUID().slice(0, 8)}@example.com`
  content.removeAfter(`_type == "quoteRequest" && contact.email == "${email}"`)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
  await page.goto(`${siteUrl}/quote?sku=KBB-01`)
  await whenInteractive(page)
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

  const left = () =>
    content.client.fetch<string[]>(
      '*[_id in [$id, "drafts." + $id, $file] || (_type == "quoteReply" && request._ref == $id)]._id',
      { id, file },
    )
  const file = await content.client.fetch<string>('*[_id == $id][0].attachment.assetId', { id })
  await page.getByRole('textbox', { name: 'Write to the buyer' }).fill('Which paper do you print on?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(async () => (await left()).length).toBeGreaterThan(2)
  await choose(page, 'Delete')
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click()
  await expect(page.getByText('The request was deleted.').first()).toBeVisible()
  expect(await left()).toEqual([])
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

test('suggested prices come with a reminder to read the message of the buyer', async ({ page, content }) => {
  const reminder = page.getByText('Read it, and add lines for it.')
  for (const { message, times } of [
    { message: undefined, times: 0 },
    { message: 'Please print our logo in 2 colours.', times: 1 },
  ]) {
    const { id } = await givenRequest(content, { message })
    await openRequest(page, id)
    await page.getByRole('button', { name: 'Suggest prices' }).click()
    await expect(page.getByText('Prices filled in')).toBeVisible()
    await expect(reminder).toHaveCount(times)
  }
})

test('an offer that could not be sent stays a draft, and can be sent again', async ({ page, content }) => {
  const { id, email } = await givenRequest(content)
  const stored = () =>
    content.client.fetch(`*[_id == "drafts.quoteRequest.${id}"][0] { handling, "sentAt": offer.sentAt }`)
  await openRequest(page, id)
  await page.getByRole('button', { name: 'Suggest prices' }).click()
  await expect(page.getByText('Prices filled in')).toBeVisible()
  await fillDelivery(page)
  await expect(sendButton(page)).toBeEnabled()
  await page.route('**/data/mutate/**', (route) =>
    route.request().postData()?.includes('"offered"') ? route.abort() : route.fallback(),
  )
  await sendButton(page).click()
  await expect(page.getByText('The offer was not sent. Try again.').first()).toBeVisible()
  expect(await stored()).toEqual({ handling: 'new', sentAt: null })
  expect(mailsTo(email)).toEqual([])

  await page.unroute('**/data/mutate/**')
  await sendButton(page).click()
  await expect(page.getByText('Offer sent. The buyer will be notified by email.').first()).toBeVisible()
  await expect.poll(() => mailsTo(email).length).toBe(1)
  expect(await stored()).toBeNull()
})

test('an offer that an editor withdraws is withdrawn in the Studio, in the email and on the page of the buyer', async ({
  page,
  content,
}) => {
  const { id, email, number, path } = await givenRequest(content)
  await openRequest(page, id)
  await page.getByRole('button', { name: 'Suggest prices' }).click()
  await fillDelivery(page)
  await expect(sendButton(page)).toBeEnabled()
  await sendButton(page).click()
  await expect.poll(() => mailsTo(email).length).toBe(1)
  await choose(page, 'Withdraw offer')
  await page.getByRole('button', { name: 'Withdraw offer' }).last().click()
  await expect.poll(() => mailsTo(email).length).toBe(2)
  expect(mailsTo(email).join()).toContain(`Subject: Your offer was withdrawn: ${number}`)
  await expect(page.getByText(`Your offer was withdrawn: ${number} → ${email}`)).toBeVisible()
  await page.goto(`${siteUrl}${path}`)
  const main = page.getByRole('main')
  await expect(
    main.getByText('We have withdrawn this offer. Write to us if you have a question.'),
  ).toBeVisible()
  await expect(main).not.toContainText('No offer')
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
    page.getByRole('link', { name: `Crumb Ltd · Declined by the shop · ${number}`, exact: true }),
  ).toBeVisible()
})

test('an offer without a price or without delivery cannot be sent', async ({ page, content }) => {
  const unpriced = {
    _key: 'b',
    _type: 'quoteRequestLine',
    name: 'Bags with a window',
    unit: 'case',
    quantity: 2,
  }
  const { id } = await givenRequest(content, { lines: [unpriced] })
  await openRequest(page, id)
  await page.getByRole('button', { name: 'Suggest prices' }).click()
  const line = page.getByText('2 cases · no price yet')
  await expect(line).toBeVisible()
  const send = sendButton(page)
  await expect(send).toBeDisabled()
  const why = async (missing: string) => {
    await send.hover({ force: true })
    const reason = page.getByText(`Complete the offer first. ${missing}`)
    await expect(reason.filter({ visible: true })).toBeVisible()
  }
  await why('')

  await line.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Your offer', exact: true })).toBeVisible()
  await dialog.getByLabel('Price', { exact: true }).fill('90')
  await page.keyboard.press('Escape')
  await why('Enter what delivery costs, or 0 when it is included.')
  await expect(send).toBeDisabled()
  await fillDelivery(page)
  await send.click()
  await expect(page.getByText('Offer sent', { exact: true })).toBeVisible()
})

test('a withdrawn offer is called so in the Studio; amounts are in the words of the item', async ({
  page,
  content,
}) => {
  const { id, email, number } = await givenRequest(content)
  await content.client
    .patch(`quoteRequest.${id}`)
    .set({
      'lines[0].pieces': 12_000,
      'lines[0].listTotal': 136_488,
      'lines[0].note': 'Please print our logo in 2 colours.',
    })
    .commit()
  await openRequest(page, id)
  await expect(page.getByText('12,000 bags · $1,364.88 in total · target $15.00 per box')).toBeVisible()
  await page.getByRole('button', { name: 'Suggest prices' }).click()
  await expect(page.getByText('Prices filled in')).toBeVisible()
  await expect(page.getByText('Read it, and add lines for it.')).toBeVisible()
  const line = page.getByText(/^\d+ boxes · \$/)
  await line.click()
  const unit = page.getByRole('dialog').getByLabel('Unit', { exact: true })
  await expect(unit.getByRole('option')).toHaveText(['', 'Bag', 'Box'])
  await page.keyboard.press('Escape')
  await fillDelivery(page)
  await sendButton(page).click()
  await expect(page.getByText('Offer sent', { exact: true })).toBeVisible()
  await choose(page, 'Withdraw offer')
  await page.getByRole('button', { name: 'Withdraw offer' }).last().click()
  await expect(page.getByText('Offer withdrawn', { exact: true })).toBeVisible()
  const again = page.getByRole('button', { name: 'Send the new offer' }).last()
  await expect(again).toBeDisabled()
  await again.hover({ force: true })
  const why = page.getByText('This offer was sent already. Change it to send a new one.')
  await expect(why.filter({ visible: true })).toBeVisible()
  await page.goto(`${studioUrl}/structure/inbox;quoteRequest`)
  await expect(
    page.getByRole('link', { name: `Crumb Ltd · Offer withdrawn · ${number}`, exact: true }),
  ).toBeVisible()

  // The search cannot know the state of a request, and says none.
  await page.getByRole('link', { name: 'Search all requests' }).click()
  await page.getByPlaceholder('Search list').fill(email)
  const found = page.getByRole('link', { name: new RegExp(`^${number} · Crumb Ltd\\s*${email} · 20`) })
  await expect(found).toBeVisible()
})
