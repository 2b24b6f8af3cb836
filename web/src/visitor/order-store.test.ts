// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { keepOrder, orderStore, parseOrders } from './order-store'

const order = { id: 'a', token: 't', number: 'PH-1', date: '2026-05-01T12:00:00Z', total: 8500 }
beforeEach(() => localStorage.clear())

it('keeps the newest order first, each once', () => {
  keepOrder(order)
  keepOrder({ ...order, id: 'b' })
  keepOrder(order)
  expect(orderStore.get()?.map(({ id }) => id)).toEqual(['a', 'b'])
})

it.each([
  ['no id', { ...order, id: '' }],
  ['no date', { ...order, date: 'soon' }],
  ['a total in words', { ...order, total: '85' }],
  ['a negative total', { ...order, total: -1 }],
  ['nothing', null],
])('drops an order with %s', (_, broken) => {
  expect(parseOrders([broken, order])).toEqual([order])
})

it('is no list without a list', () => {
  expect(parseOrders({ 0: order })).toBeUndefined()
})
