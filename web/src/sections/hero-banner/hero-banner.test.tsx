import { expect, it } from 'vitest'
import { linksOf, markupOf, wordsOf } from '../testing'

it('shows the offer and leads to it', () => {
  const markup = markupOf('heroBanner', {
    heading: 'A Calm Room',
    offer: '25% off',
    callToAction: { label: 'Shop Now', href: '/shop-v1' },
  })
  expect(wordsOf(markup)).toBe('A Calm Room 25% off Shop Now')
  expect(linksOf(markup)).toEqual(['/shop-v1'])
})
