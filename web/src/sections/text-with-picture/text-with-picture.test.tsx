import { expect, it } from 'vitest'
import { markupOf, markupOfPage, wordsOf } from '../testing'

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

it('loads its picture eagerly on the first screen, and lazily elsewhere', () => {
  const picture = { asset: { _ref: 'image-0a1b2c-1200x800-webp' }, alt: 'A press' }
  const text = { _type: 'textWithPicture', heading: 'Forty Years', picture } as const
  const band = { _type: 'pageBand', heading: 'About' } as const
  expect(markupOfPage([band, text])).toContain('loading="eager"')
  expect(markupOfPage([band, { _type: 'features' }, text])).toContain('loading="lazy"')
})
