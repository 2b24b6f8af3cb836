import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('names what costs nothing FREE', () => {
  const markup = markupOf('shippingTable', {
    shipping: {
      options: [
        { _key: 'a', name: 'Standard Delivery', time: '2 days', price: 5 },
        { _key: 'b', name: 'Regular Working Day', time: '3 days', price: 0 },
        { _key: 'c', name: 'Quick Delivery', time: '1 day', price: 7.5 },
      ],
    },
  })
  expect(wordsOf(markup)).toBe(
    'Delivery Time Price Standard Delivery 2 days $5 Regular Working Day 3 days FREE Quick Delivery 1 day $7.50',
  )
})
