import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('names partners in a grid, and moves them in a row that can be paused', () => {
  const markup = markupOf('partnerLogos', {
    layout: 'grid',
    partners: [{ _id: 'a', name: 'Ostermill', logo: null, logoDark: null }],
  })
  expect(wordsOf(markup)).toContain('Ostermill')
  expect(
    markupOf('partnerLogos', {
      layout: 'carousel',
      partners: [
        { _id: 'a', name: 'A' },
        { _id: 'b', name: 'B' },
      ],
    }),
  ).toContain('Pause')
})
