import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('shows people up to the limit', () => {
  const markup = markupOf('teamGrid', {
    limit: 1,
    members: [
      { _id: 'a', name: 'Ada', position: 'Buyer' },
      { _id: 'b', name: 'Bo' },
    ],
  })
  expect(wordsOf(markup)).toBe('Ada Buyer')
})
