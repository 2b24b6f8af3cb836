import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page, whenInteractive } from '../test.ts'
import { mailsTo, textOf } from '../mailbox.ts'
import { siteUrl } from '../shop.ts'
import { type Content, test } from '../studio-lake/content.ts'
import { logIn } from '../studio-lake/editor.ts'
import { fillDelivery } from './quote-request.ts'

// A quote from the form of the site over the Studio to the order, and the other answers that a buyer can give.

test.use({ viewport: { width: 1600, height: 1000 } })

const main = (page: Page) => page.getByRole('main')
const linkIn = (mail: string) => /https?:\/\/\S+\/quote\/\S+/.exec(textOf(mail))?.[0] ?? ''
const accept = (page: Page) => page.getByRole('form', { name: 'Accept this offer' })
/** The status has the focus, so that screen readers read it. */
const focused = (page: Page) => main(page).locator('[tabindex="-1"]:focus')

test('a buyer requests, an editor offers, the buyer accepts: the sums stay those of the offer', async ({
  page,
  content,
  browser,
}) => {
  test.slow()
  const email = `journey-${randomUUID().slice(0, 8)}@example.com`
  content.removeAfter(`_type == "quoteRequest" && contact.email == "${email}"`)
  content.removeAfter(`_type == "quoteReply" && request._ref in *[contact.email == "${email}"]._id`)
  content.removeAfter(`_type == "order" && customer.email == "${email}"`)
  await content.restoreAfter('_id == "shopSettings"')
  const setTax = (taxRate: number) =>
    content.client.patch('shopSettings').set({ taxRate, isTaxIncluded: false }).commit()
  await setTax(10)

  // The buyer sends the list with a note.
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': email } })
  const buyer = await context.newPage()
  await buyer.goto(`${siteUrl}/quote?sku=KBB-01`)
  await whenInteractive(buyer)
  const list = buyer.getByRole('region', { name: 'Your list' })
  await list.getByText('Target price and note').click()
  await list.getByRole('textbox', { name: 'Note' }).pressSequentially('With our mark')
  const form = buyer.getByRole('form', { name: 'Request a quote' })
  await form.getByLabel('Name').fill('Berta Baker')
  await form.getByLabel('Company').fill('Crumb Ltd')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Request the quote' }).click()
  const receipt = buyer.getByRole('region', { name: 'Thank you for your request' })
  const number = await receipt.getByText(/^Q-[\dA-Z]{4}-[\dA-Z]{4}$/).innerText()
  const id = await content.client.fetch<string>('*[contact.email == $email][0]._id', { email })

  // The editor finds it in the inbox, has the prices filled in and sends the offer.
  await logIn(page)
  await page.getByRole('link', { name: /\d+ new Inbox/ }).click()
  await page.getByRole('link', { name: /^Quote requests \(\d+ new\)/ }).click()
  await page.getByRole('link', { name: new RegExp(`^Crumb Ltd · New · ${number}`) }).click()
  await expect(page.getByText('With our mark').first()).toBeVisible()
  await page.getByRole('button', { name: /^(Suggest prices|Propose the prices)$/ }).click()
  await expect
    .poll(() => content.client.fetch(`*[_id == "drafts.${id}"][0].offer.lines[0].unitPrice`))
    .toBe(19)
  await fillDelivery(page)
  const send = page.getByRole('button', { name: 'Send the offer' }).last()
  await expect(send).toBeEnabled()
  await send.click()
  await expect.poll(() => content.client.fetch(`*[_id == "${id}"][0].handling`)).toBe('offered')

  // The buyer opens the link of the email. Meanwhile the shop changes its tax.
  await expect.poll(() => mailsTo(email).filter((mail) => mail.includes('Your offer')).length).toBe(1)
  const mail = mailsTo(email).find((each) => each.includes('Your offer')) ?? ''
  expect(textOf(mail)).toContain('1 case of Brown Kraft Bags')
  expect(textOf(mail)).toContain('Total: $20.90')
  await expect
    .poll(() =>
      content.client.fetch(`count(*[_type == "quoteReply" && defined(tax) && request._ref == $id])`, { id }),
    )
    .toBe(1)
  await setTax(20)
  await buyer.goto(linkIn(mail))
  await expect(buyer.getByRole('article', { name: `Offer ${number}` })).toContainText('$20.90')
  await accept(buyer).getByLabel('Purchase order number').fill('PO-4711')
  await accept(buyer).getByLabel('Delivery address').fill('1 Mill Lane\nTrenton')
  await accept(buyer).getByRole('button', { name: 'Accept and Order for $20.90' }).click()
  await expect(focused(buyer)).toContainText('Thank you. Your order is placed.')
  await expect(focused(buyer)).toContainText(/Accepted by Berta Baker .* with purchase order PO-4711\./)
  await page.getByRole('link', { name: /^Order PH-/ }).click()
  await expect(page.getByTestId('document-panel-document-title').last()).toContainText('PH-')
  await main(buyer)
    .getByRole('link', { name: /^Your order / })
    .click()
  const invoice = buyer.getByRole('article', { name: /^Invoice / })
  await expect(invoice).toContainText('PO-4711')
  await expect(invoice).toContainText('$20.90')
  await expect
    .poll(() =>
      mailsTo(email)
        .map((each) => textOf(each))
        .join(),
    )
    .toContain('Thank you for your order')

  // The order is in the history of this browser, and can be requested again.
  await buyer.goto(`${siteUrl}/order-history`)
  await whenInteractive(buyer)
  await main(buyer)
    .getByRole('button', { name: /^Order again: Order PH-/ })
    .click()
  await buyer.getByRole('button', { name: 'Add 1 line to the quote list' }).click()
  await expect(buyer.getByText('1 line is on your quote list.')).toBeFocused()
  await context.close()
})

/** A request for one case, and the address of its page. */
async function givenRequest(page: Page, content: Content, fields: object = {}) {
  const id = randomUUID()
  const token = randomBytes(16).toString('base64url')
  content.removeAfter(`_type == "quoteReply" && request._ref == "quoteRequest.${id}"`)
  await content.given({
    _id: `quoteRequest.${id}`,
    _type: 'quoteRequest',
    number: `Q-TEST-${id.slice(0, 4).toUpperCase()}`,
    sentAt: new Date().toISOString(),
    contact: { name: 'Berta Baker', email: `${id.slice(0, 8)}@example.com` },
    lines: [{ _key: 'a', _type: 'quoteRequestLine', sku: 'KBB-01', name: 'Bags', unit: 'case', quantity: 1 }],
    handling: 'new',
    linkHash: createHash('sha256').update(token).digest('hex'),
    ...fields,
  })
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': id })
  await page.goto(`${siteUrl}/quote/${id}?t=${token}`)
  await whenInteractive(page)
  return {
    replies: () =>
      content.client.fetch(`*[_type == "quoteReply" && request._ref == $id && kind != "notice"].kind`, {
        id: `quoteRequest.${id}`,
      }),
    offerNow: () => content.client.patch(`quoteRequest.${id}`).set(offered).commit(),
  }
}

const offered = {
  handling: 'offered',
  offer: {
    lines: [{ _key: 'a', _type: 'offerLine', name: 'Bags', unit: 'case', quantity: 1, unitPrice: 20 }],
    shipping: 0,
    validUntil: '2099-12-31',
    sentAt: new Date().toISOString(),
  },
}

test('a buyer declines an offer with a reason', async ({ page, content }) => {
  const { replies } = await givenRequest(page, content, offered)
  await page.getByText('Decline this offer').click()
  const form = page.getByRole('form', { name: 'Decline this offer' })
  await form.getByLabel('What would make it work for you?').fill('Half the price')
  await form.getByRole('button', { name: 'Decline Offer' }).click()
  await expect(focused(page)).toContainText('You declined this offer.')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Half the price' })).toBeVisible()
  await expect(accept(page)).toBeHidden()
  expect(await replies()).toEqual(['decline'])
})

test('a buyer withdraws a request', async ({ page, content }) => {
  const { replies } = await givenRequest(page, content)
  await page.getByText('I no longer need an offer').click()
  await page.getByRole('button', { name: 'Withdraw Request' }).click()
  await expect(focused(page)).toContainText('You withdrew this request. Nothing was ordered.')
  expect(await replies()).toEqual(['withdrawal'])
})

test('a request whose offer has just arrived is not withdrawn; the offer is shown', async ({
  page,
  content,
}) => {
  const { replies, offerNow } = await givenRequest(page, content)
  await page.getByText('I no longer need an offer').click()
  await offerNow()
  await page.getByRole('button', { name: 'Withdraw Request' }).click()
  await expect(focused(page)).toContainText('Offered')
  await expect(accept(page)).toBeVisible()
  expect(await replies()).toEqual([])
})
