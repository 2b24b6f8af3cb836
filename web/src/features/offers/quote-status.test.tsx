import { offerRevision } from '@shop/studio/quotes'
import type { QuoteReply } from '@shop/studio/types'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { readStoredQuote } from '@/content/offers/stored-quote'
import { toQuoteView } from '@/content/offers/view'
import { QuoteStatus } from './quote-status'

const lake = vi.hoisted(() => {
  process.env.SANITY_REVALIDATE_SECRET = 'a secret of sixteen characters and more'
  return new Map<string, object>()
})
vi.mock('@/content/lake/private', () => ({
  fetchPrivate: async (type: string, name: string) => lake.get(`${type}.${name}`),
  fetchAllPrivate: async (type: string, names: string[]) => names.map((name) => lake.get(`${type}.${name}`)),
}))
vi.mock('./accepted-order-client', () => ({ AcceptedOrder: () => null }))
vi.mock('./status-focus-client', () => ({
  StatusFocus: ({ children }: { children: React.ReactNode }) => children,
}))

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const offer = { lines: [], validUntil: '2026-12-01', sentAt: '2026-11-01T10:00:00Z' }
const revision = offerRevision(offer)
const november = new Date('2026-11-02T10:00:00Z')
const nextYear = new Date('2027-03-01T10:00:00Z')

const request = (changes: object) =>
  lake.set(`quoteRequest.${id}`, {
    _id: `quoteRequest.${id}`,
    _createdAt: '',
    handling: 'refused',
    ...changes,
  })
const reply = (name: string, fields: Partial<QuoteReply>) =>
  lake.set(`quoteReply.${id}.${name}`, { _id: `quoteReply.${id}.${name}`, ...fields })

async function statusAt(now: Date): Promise<string> {
  const quote = await readStoredQuote(id, now)
  if (!quote) throw new Error('The request is not in the lake')
  const view = toQuoteView(quote, {
    settings: { tax: { name: 'VAT', rate: 0, isIncluded: true } },
    shop: { name: '', address: '', email: '', phone: '' },
  })
  return renderToStaticMarkup(<QuoteStatus quote={view} />)
}

beforeEach(() => lake.clear())

it('says that an offer was withdrawn, also after its last day', async () => {
  request({ offer })
  expect(await statusAt(november)).toContain('We have withdrawn this offer. Write to us')
  reply(`notice-refused-${revision}`, { kind: 'notice', sentAt: november.toISOString() })
  expect(await statusAt(nextYear)).toContain('We have withdrawn this offer. Write to us')
  expect(await statusAt(nextYear)).not.toContain('No offer')
})

it.each([
  ['was never offered anything', {}, undefined],
  ['had declined the offer', { offer }, { kind: 'decline' as const, offerRevision: revision }],
  ['had let the offer expire', { offer: { ...offer, validUntil: '2026-10-01' } }, undefined],
])('says that there is no offer to a buyer who %s', async (_, changes, decision) => {
  request(changes)
  if (decision) reply(`decision-${revision}`, decision)
  expect(await statusAt(november)).toContain('we cannot make you an offer for this request')
})
