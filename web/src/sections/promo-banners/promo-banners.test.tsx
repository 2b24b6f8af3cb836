import { expect, it } from 'vitest'
import { link, linksOf, markupOf, wordsOf } from '../testing'

it('shows offer, heading and the way on', () => {
  const markup = markupOf('promoBanners', {
    banners: [
      {
        _key: 'a',
        heading: 'Home & Office',
        offer: 'Up to 20% off',
        callToAction: link('Shop', '/shop-v2'),
      },
    ],
  })
  expect(wordsOf(markup)).toBe('Up to 20% off Home &amp; Office Shop')
  expect(linksOf(markup)).toEqual(['/shop-v2'])
})
