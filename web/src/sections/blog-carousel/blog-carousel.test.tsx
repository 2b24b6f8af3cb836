import { expect, it } from 'vitest'
import { linksOf, markupOf, wordsOf } from '../testing'

it('shows teasers up to the limit, and can be paused', () => {
  const markup = markupOf('blogCarousel', {
    limit: 2,
    posts: [1, 2, 3].map((number) => ({
      _id: `p${number}`,
      number,
      title: `Post ${number}`,
      date: '2025-09-13',
      tag: { title: 'Chair', slug: 'chair' },
    })),
  })
  expect(linksOf(markup)).toEqual([
    '/blog-tag?tag=chair',
    '/blog-details-v1/1',
    '/blog-tag?tag=chair',
    '/blog-details-v1/2',
  ])
  expect(wordsOf(markup)).toContain('13th Sept 2025 Chair Post 1')
  expect(markup).toContain('Pause')
})
