import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Content } from '../studio-lake/content.ts'
import { logIn } from '../studio-lake/editor.ts'

type Item = { _id: string; name: string; article: { sku: string; size: string } }

const units = [
  { _key: 'piece', key: 'piece', singular: 'bag', plural: 'bags' },
  { _key: 'case', key: 'case', singular: 'box', plural: 'boxes' },
]

/** A request as the site stores it, for 24 cases, called boxes, of an item with a price list. */
export async function givenRequest(content: Content, fields: Record<string, unknown> = {}) {
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
        orderUnit: 'case',
        units,
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

/** Opens a request in the Studio, with the form of its offer beside it. */
export async function openRequest(page: Page, id: string) {
  await logIn(page, `/intent/edit/id=quoteRequest.${id};type=quoteRequest`)
  await expect(page.getByRole('button', { name: 'Suggest prices' })).toBeVisible({ timeout: 30_000 })
}

/** Enters what delivery costs: an offer needs it, and the price list does not know it. */
export const fillDelivery = (page: Page, amount = '0') =>
  page.getByLabel('Delivery', { exact: true }).fill(amount)

/** The button of the offer's form; the menu has another of the same name. */
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send the offer' }).last()
