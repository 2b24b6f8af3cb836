import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('invites, and checks nothing', () => {
  const markup = markupOf('newsletterBlock', {
    heading: 'Be the First',
    placeholder: 'Your email',
    buttonLabel: 'Subscribe',
  })
  expect(wordsOf(markup)).toBe('Be the First Subscribe')
  expect(markup).toMatch(/<form[^>]*novalidate/i)
})
