import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('has every voice in the page, buttons, and does not move by itself', () => {
  const markup = markupOf('testimonials', {
    heading: 'Voices',
    testimonials: [
      { _id: 'a', name: 'Corinne', location: 'Burlington, Vermont', text: 'Held.', rating: 5 },
      { _id: 'b', name: 'Nobody', text: null },
      { _id: 'c', name: 'Ada', text: 'Fine.', rating: 4 },
    ],
  })
  expect(wordsOf(markup)).toBe(
    'Voices 5 of 5 stars Held. Corinne · Burlington, Vermont 4 of 5 stars Fine. Ada',
  )
  expect(markup).toContain('Next slide: Voices')
  expect(markup).not.toContain('Pause')
})
