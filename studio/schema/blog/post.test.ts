import { expect, it } from 'vitest'
import { post } from './post.ts'

const subtitle = (date: string) =>
  post.preview?.prepare?.({ title: 'A post', date, tag: 'Kraft', media: undefined }).subtitle

it('says in lists that a post with a later date is not on the site yet', () => {
  expect(subtitle('2025-09-13')).toBe('2025-09-13 · Kraft')
  expect(subtitle('2999-12-24')).toBe('from 2999-12-24 · Kraft')
})
