import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('says what to do next', () => {
  const markup = markupOf('callToActionBand', {
    heading: 'Ask us',
    callToAction: { label: 'Get A Quote', href: '/contact' },
  })
  expect(wordsOf(markup)).toBe('Ask us Get A Quote')
})
