import { expect, it } from 'vitest'
import { link, markupOf, wordsOf } from '../testing'

it('says what to do next', () => {
  const markup = markupOf('callToActionBand', {
    heading: 'Ask us',
    callToAction: link('Get A Quote', '/contact'),
  })
  expect(wordsOf(markup)).toBe('Ask us Get A Quote')
})
