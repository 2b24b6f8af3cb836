import { expect, it } from 'vitest'
import { link, linksOf, markupOf, wordsOf } from '../testing'

it('shows the offer and leads to it', () => {
  const markup = markupOf('heroBanner', {
    heading: 'A Calm Room',
    offer: '25% off',
    callToAction: link('Shop Now', '/shop-v1'),
  })
  expect(wordsOf(markup)).toBe('A Calm Room 25% off Shop Now')
  expect(linksOf(markup)).toEqual(['/shop-v1'])
})
