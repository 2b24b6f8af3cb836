// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { orderStore } from './order-store'
import { keepOrderOfQuote } from './quote-order'
import { keepSentQuote } from './quote-store'

const order = {
  id: 'a',
  token: 't',
  number: 'PH-1',
  date: '2026-05-01T12:00:00Z',
  total: 8500,
  goods: ['24 × Bags'],
}
const sent = { id: 'q', token: 's', number: 'Q-1', date: '2026-05-01T11:00:00Z', goods: ['24 cases of Bags'] }
const numbers = () => orderStore.get()?.map(({ number }) => number) ?? []
beforeEach(() => localStorage.clear())

it('keeps the order of a request that was sent from this browser, once', () => {
  keepSentQuote(sent)
  keepOrderOfQuote('q', order)
  keepOrderOfQuote('q', order)
  expect(numbers()).toEqual(['PH-1'])
})

it('keeps nothing of a request that came from elsewhere', () => {
  keepOrderOfQuote('q', order)
  keepSentQuote({ ...sent, id: 'other' })
  keepOrderOfQuote('q', order)
  expect(numbers()).toEqual([])
})
