import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { QuoteView } from '@/content/offers/view'
import { RequestSummary } from './request-summary'

const line = { key: 'a', name: 'Kraft Bags', text: '5 × 3 in, KBB-01', count: '24 boxes', orderUnit: 'box' }
const quote: QuoteView = {
  id: 'q',
  number: 'Q-1',
  sentAt: '2026-11-02T10:00:00Z',
  state: 'requested',
  shop: { name: '', address: '', email: '', phone: '' },
  buyer: { name: 'Ada', email: 'ada@example.com' },
  lines: [],
  messages: [],
  may: { write: true, accept: false, decline: false, withdraw: true },
}
const textOf = (more: object) =>
  renderToStaticMarkup(<RequestSummary quote={{ ...quote, lines: [{ ...line, ...more }] }} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('names the size, the quantity in words, and each price and the note', () => {
  const text = textOf({
    pieces: '12,000 bags',
    listPrice: 1786,
    listTotal: 42_864,
    targetPrice: 1500,
    note: 'Red',
  })
  expect(text).toContain('Kraft Bags 5 × 3 in, KBB-01 24 boxes (12,000 bags)')
  expect(text).toContain('List price: $17.86 per box, $428.64 in total')
  expect(text).toContain('Your target price: $15.00 per box Note: Red')
})

it('leaves out what was not given', () => {
  const text = textOf({})
  expect(text).toContain('24 boxes ')
  expect(text).not.toMatch(/bags|price|Note/)
})
