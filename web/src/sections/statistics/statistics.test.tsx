import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('shows figures that have a value', () => {
  const markup = markupOf('statistics', {
    statistics: [
      { _id: 's', value: '300+', title: 'Orders Fulfilled', text: null },
      { _id: 'x', value: null, title: 'None' },
    ],
  })
  expect(wordsOf(markup)).toBe('300+ Orders Fulfilled')
})
