// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { orderAttempt, quoteAttempts } from './attempts'
import { deleteOwnData } from './own-data'

it('is the same order until it is placed, also for a tab that is opened later', () => {
  const first = orderAttempt.current()
  expect(orderAttempt.current()).toEqual(first)
  sessionStorage.clear()
  expect(orderAttempt.current()).toEqual(first)
  orderAttempt.end()
  const second = orderAttempt.current()
  expect(second.id).not.toBe(first.id)
  expect(second.token).not.toBe(first.token)
  deleteOwnData()
  expect(orderAttempt.current().id).not.toBe(second.id)
})

it('is another order a day later', () => {
  const first = orderAttempt.current()
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  const second = orderAttempt.current()
  expect(second.id).not.toBe(first.id)
  expect(orderAttempt.current()).toEqual(second)
  vi.useRealTimers()
})

it('is another quote request once its content has changed', () => {
  const first = quoteAttempts.of('a')
  expect(quoteAttempts.of('a')).toEqual(first)
  expect(quoteAttempts.of('b').id).not.toBe(first.id)
})

it.each([
  { id: 'x', token: 'y' },
  { id: '0f8fad5b-d9cb-469f-a165-70867728950e', token: 'y' },
])('is a new order when the server would refuse what was stored: %j', (stored) => {
  const value = { ...stored, at: Date.now() }
  localStorage.setItem('order-attempt', JSON.stringify({ version: 1, value }))
  expect(orderAttempt.current()).not.toMatchObject(stored)
  expect(orderAttempt.current()).toEqual(orderAttempt.current())
})
