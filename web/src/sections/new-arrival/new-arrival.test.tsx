import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('shows the offers that have a heading', () => {
  const markup = markupOf('newArrival', {
    heading: 'New Arrival',
    banners: [
      { _key: 'a', heading: 'Sandwich Sheets', offer: '30% off' },
      { _key: 'b', heading: null },
    ],
  })
  expect(wordsOf(markup)).toBe('New Arrival 30% off Sandwich Sheets')
})
