import { expect, it } from 'vitest'
import { link, linksOf, markupOf } from '../testing'

it('leads to posts up to the limit, to their tag and to all', () => {
  const markup = markupOf('blogTeasers', {
    limit: 1,
    posts: [1, 2].map((number) => ({
      _id: `p${number}`,
      number,
      title: `Post ${number}`,
      tag: { title: 'Vase', slug: 'vase' },
    })),
    callToAction: link('All', '/blog-v1'),
  })
  expect(linksOf(markup)).toEqual(['/blog-v1', '/blog-tag?tag=vase', '/blog-details-v1/1'])
})
