import { expect, it } from 'vitest'
import { link, markupOf, wordsOf } from '../testing'

it('lists departments that lead somewhere, after the offer', () => {
  const markup = markupOf('categorySideList', {
    heading: 'Browse',
    entries: [
      { _key: 'c', ...link('Chair', '/shop-v1') },
      { _key: 'x', ...link('Nowhere', null) },
    ],
    banner: { heading: 'Furniture' },
  })
  expect(wordsOf(markup)).toBe('Furniture Browse Chair')
  expect(markup).toMatch(/<h1[^>]*>Furniture/)
})
