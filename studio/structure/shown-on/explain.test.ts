import { expect, it } from 'vitest'
import { explain } from './explain.ts'

const found = { places: [{ title: 'Blog', href: '/blog-v1' }] }
const meet = 'Visitors meet this document here. A click opens the page in Preview.'
const [before, day] = ['2027-01-14', '2027-01-15']

it('says from which day visitors meet a post that is dated ahead', () => {
  const post = { _type: 'post', date: day }
  expect(explain(found, post, before)).toContain('Visitors will meet this post here from 2027-01-15.')
  expect(explain(found, post, day)).toBe(meet)
  // Another date, such as a comment's, keeps nothing off the site.
  expect(explain(found, { _type: 'comment', date: day }, before)).toBe(meet)
  expect(explain(found, null, before)).toContain('Once it is published')
})

it('says of a category that every page shows it only once it is published', () => {
  const message = 'Stands at the top or in the footer of every page.'
  expect(explain({ ...found, frame: { message } }, { _type: 'category' })).toBe(message)
  expect(explain({ ...found, frame: { message } }, null)).toContain('Once it is published')
})
