import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('has all its slides in the page, one h1, and does not move by itself', () => {
  const markup = markupOf('bannerSlider', {
    slides: ['25% off', '35% off', '55% off'].map((offer) => ({
      _key: offer,
      heading: `Now ${offer}`,
      offer,
    })),
  })
  expect(markup.match(/<h[12]/g)).toEqual(['<h1', '<h2', '<h2'])
  expect(wordsOf(markup)).toContain('Now 55% off')
  expect(markup).not.toContain('Pause')
})
