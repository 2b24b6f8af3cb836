import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('has a form for an email address, in the words of the editor', () => {
  const markup = markupOf('newsletterBlock', {
    heading: 'Be the First',
    placeholder: 'Your work email',
    buttonLabel: 'Join',
  })
  expect(wordsOf(markup)).toBe('Be the First Join')
  expect(markup).toMatch(/<input[^>]*placeholder="Your work email"[^>]*name="email"/)
})
