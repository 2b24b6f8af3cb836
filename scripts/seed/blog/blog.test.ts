import { describe, expect, it } from 'vitest'
import { plainText } from '../prose.ts'
import { authors } from './authors.ts'
import { comments } from './comments.ts'
import { posts } from './posts/index.ts'
import { tags } from './tags.ts'

describe('the blog', () => {
  it('has ten posts, the first of 13 September 2025, led by the four tags', () => {
    expect(posts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(posts[0]?.date).toBe('2025-09-13')
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    expect(new Set(posts.map(({ tags: [lead] }) => lead?._ref))).toEqual(
      new Set(['tag-interior', 'tag-chair', 'tag-vase', 'tag-sofa']),
    )
    const used = new Set(posts.flatMap(({ tags: own }) => own.map(({ _ref }) => _ref)))
    expect(used, 'every tag leads to posts').toEqual(new Set(tags.map(({ _id }) => _id)))
    expect(new Set(posts.map(({ title }) => title)).size).toBe(10)
  })

  it.each(posts.map((post) => [post.title, post] as const))('%s is a whole article', (_, { body }) => {
    const blocks = body.filter((part) => part._type === 'block')
    const count = plainText(body).split(/\s+/).length
    expect(count).toBeGreaterThanOrEqual(350)
    expect(count).toBeLessThanOrEqual(600)
    const headings = blocks.filter(({ style }) => style === 'h2').length
    expect([2, 3]).toContain(headings)
    expect(blocks.some(({ listItem }) => listItem)).toBe(true)
    expect(blocks.some(({ style }) => style === 'blockquote')).toBe(true)
    expect(blocks.some(({ markDefs }) => markDefs.length > 0)).toBe(true)
    expect(plainText(body)).not.toMatch(/\*|\]\(|^#|^>|lorem ipsum/im)
  })

  it('has two or three authors who all write, and at least three comments', () => {
    expect(new Set(posts.map(({ author }) => author._ref))).toEqual(new Set(authors.map(({ _id }) => _id)))
    expect([2, 3]).toContain(authors.length)
    expect(comments.length).toBeGreaterThanOrEqual(3)
    expect(new Set(comments.map(({ picture }) => picture.file)).size).toBe(3)
  })
})
