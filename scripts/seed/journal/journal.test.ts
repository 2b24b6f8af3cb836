import { describe, expect, it } from 'vitest'
import { products } from '../shop/index.ts'
import { isKnownAddress, linkedAddresses } from './addresses.ts'
import { authors } from './authors.ts'
import { mistakes, unknownPictures } from './check.ts'
import { comments } from './comments.ts'
import { journal } from './index.ts'
import { journalDocument } from './model.ts'
import { posts } from './posts/index.ts'
import { plainText } from './prose.ts'

const ids = new Set(journal.flatMap(({ documents }) => documents.map(({ _id }) => _id)))

describe('the journal', () => {
  it('keeps to its model', () => {
    expect(mistakes(journal, journalDocument, ids)).toEqual([])
    expect(unknownPictures(journal)).toEqual([])
  })

  it('would hear of a mistake', () => {
    const broken = {
      ...comments[3]!,
      _id: 'note-4',
      number: 3,
      post: { _type: 'reference', _ref: 'post-99' },
    }
    const parts = [{ file: 'x.ts', documents: [...comments, { ...broken, tag: 'x' }] }]
    expect(mistakes(parts, journalDocument, ids)).toEqual([
      'note-4 › : Unrecognized key: "tag"',
      'note-4 does not begin with comment',
      'number comment 3 is used twice',
      'note-4 refers to post-99, which the seed does not have',
    ])
    const unseen = { ...authors[0]!, picture: { ...authors[0]!.picture, file: 'people/nobody.webp' } }
    expect(unknownPictures([{ file: 'x.ts', documents: [unseen] }])).toEqual(['people/nobody.webp'])
  })

  it('has ten posts, the first of 13 September 2025, with all four tags', () => {
    expect(posts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(posts[0]?.date).toBe('2025-09-13')
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    expect(new Set(posts.map(({ tag }) => tag))).toEqual(new Set(['Interior', 'Chair', 'Vase', 'Sofa']))
    expect(new Set(posts.map(({ slug }) => slug.current)).size).toBe(10)
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

  it('links only to what the site has', () => {
    const numbers = {
      '/product-details': products.map(({ number }) => number),
      '/blog-details-v2': posts.map(({ number }) => number),
    }
    const addresses = linkedAddresses([posts, products])
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => !isKnownAddress(address, numbers))).toEqual([])
    expect(isKnownAddress('/product-details?category=kraft-bags-blue', numbers)).toBe(false)
    expect(isKnownAddress('/product-details/99', numbers)).toBe(false)
  })

  it('has two or three authors who all write, and at least three comments', () => {
    expect(new Set(posts.map(({ author }) => author._ref))).toEqual(new Set(authors.map(({ _id }) => _id)))
    expect([2, 3]).toContain(authors.length)
    expect(comments.length).toBeGreaterThanOrEqual(3)
    expect(new Set(comments.map(({ picture }) => picture.file)).size).toBe(3)
  })
})
