import { expect, it } from 'vitest'
import { replyLink } from './reply-link.ts'

it('names subject and number', () => {
  const link = new URL(replyLink({ email: 'anna@example.com', number: 'E-1', subject: 'Paper Bags & more' }))
  expect([link.protocol, link.pathname]).toEqual(['mailto:', 'anna@example.com'])
  expect(link.searchParams.get('subject')).toBe('Re: Paper Bags & more (E-1)')
  expect(replyLink({ email: 'anna@example.com' })).toBe('mailto:anna@example.com')
})

it.each([
  ['an enquiry', { number: 'E-1' }, 'Your question (E-1)'],
  ['an enquiry with an empty subject', { number: 'E-1', subject: '' }, 'Your question (E-1)'],
  ['a comment', { postTitle: 'Paper & Wood' }, 'Your comment on “Paper & Wood”'],
])('names %s, which has no subject of its own', (_, sent, subject) => {
  const link = new URL(replyLink({ email: 'anna@example.com', ...sent }))
  expect(link.searchParams.get('subject')).toBe(subject)
})

it('adds no field to the link that a visitor could have typed', () => {
  const link = new URL(replyLink({ email: 'a@b.co?bcc=x@y.co&body=z', number: 'E-1&bcc=x@y.co' }))
  expect(link.searchParams.has('bcc')).toBe(false)
  expect([...link.searchParams.keys()]).toEqual(['subject'])
})
