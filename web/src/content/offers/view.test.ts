import { expect, it } from 'vitest'
import type { StoredQuote } from './stored-quote'
import { toQuoteView } from './view'

const line = {
  _key: 'a',
  _type: 'quoteRequestLine' as const,
  name: 'Glassine Bags',
  unit: 'pallet',
  orderUnit: 'case',
  quantity: 2,
  pieces: 120_000,
  listPrice: 2400,
  units: [
    { _key: 'piece', _type: 'unitWords' as const, key: 'piece', singular: 'bag', plural: 'bags' },
    { _key: 'case', _type: 'unitWords' as const, key: 'case', singular: 'box', plural: 'boxes' },
  ],
}
const quote = { id: 'q', state: 'requested', replies: [], request: { _createdAt: '', lines: [line] } }
const shop = { name: '', address: '', email: '', phone: '' }
const settings = { tax: { name: 'VAT', rate: 0, isIncluded: true } }

it('counts in the unit that was asked for, with prices for the order unit, in the words of the item', () => {
  const [shown] = toQuoteView(quote as unknown as StoredQuote, { settings, shop }).lines
  expect(shown).toMatchObject({
    count: '2 pallets',
    pieces: '120,000 bags',
    orderUnit: 'box',
    listPrice: 2400,
  })
})
