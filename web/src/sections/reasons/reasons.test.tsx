import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('shows reasons up to the limit', () => {
  const markup = markupOf('reasons', {
    limit: 1,
    reasons: [
      { _id: 'a', title: 'Paper Before Plastic', text: 'Yes.' },
      { _id: 'b', title: 'Second' },
    ],
  })
  expect(wordsOf(markup)).toBe('Paper Before Plastic Yes.')
})
