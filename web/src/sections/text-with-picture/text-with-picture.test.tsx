import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('shows text and points', () => {
  const markup = markupOf('textWithPicture', {
    heading: 'Forty Years',
    points: ['Kraft', 'White'],
    body: [
      {
        _type: 'block',
        _key: 'b',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 's', text: 'We sell paper.', marks: [] }],
      },
    ],
  })
  expect(wordsOf(markup)).toBe('Forty Years We sell paper. Kraft White')
})
