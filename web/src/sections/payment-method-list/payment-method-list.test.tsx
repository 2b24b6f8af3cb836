import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('shows names, then marks', () => {
  const markup = markupOf('paymentMethodList', {
    payment: {
      methods: [
        { _key: 'v', name: 'Visa', icon: 'visa' },
        { _key: 'c', name: 'Cash on Delivery', icon: 'cash' },
      ],
    },
  })
  expect(wordsOf(markup)).toBe('Visa Cash on Delivery Visa Cash on Delivery')
  expect(markup.match(/<svg/g)).toHaveLength(4)
})
