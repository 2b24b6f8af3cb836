import { LexoRank } from 'lexorank'
import { expect, it } from 'vitest'
import { todayUtc } from '../schema/blog/is-later.ts'
import { withoutReviews, withoutTitles, withOwnRank, withToday } from './duplicate.ts'

it.each(['0|00255s:', '0|00255s:i'])('gives a copy of %s a rank between it and the next document', (own) => {
  const copies = [withOwnRank({ orderRank: own }), withOwnRank({ orderRank: own })]
  const ranks = copies.map((copy) => LexoRank.parse(copy.orderRank))
  for (const rank of ranks) {
    expect(rank.compareTo(LexoRank.parse(own))).toBeGreaterThan(0)
    expect(rank.compareTo(LexoRank.parse('0|00255t:'))).toBeLessThan(0)
  }
  expect(() => ranks[0]?.between(ranks[1] ?? LexoRank.max())).not.toThrow()
})

it('leaves documents without a rank as they are', () => {
  const document = { title: 'Post', orderRank: undefined }
  expect(withOwnRank(document)).toBe(document)
})

it('leaves the stars and reviews of a product to the original', () => {
  const figures = { rating: 5, reviewCount: 125, reviews: [{ name: 'Ada' }] }
  const copy = withoutReviews({ _type: 'product', name: 'Chair', ...figures })
  expect(JSON.parse(JSON.stringify(copy))).toEqual({ _type: 'product', name: 'Chair' })
  const testimonial = { _type: 'testimonial', ...figures }
  expect(withoutReviews(testimonial)).toBe(testimonial)
})

it('leaves titles beside the name to the original', () => {
  const copy = withoutTitles({
    name: 'Bags',
    details: { title: 'Kraft bags', features: ['Strong'] },
    seo: { title: 'Bags of kraft', description: 'Strong bags' },
  })
  expect(JSON.parse(JSON.stringify(copy))).toEqual({
    name: 'Bags',
    details: { features: ['Strong'] },
    seo: { description: 'Strong bags' },
  })
  expect(withoutTitles({ name: 'Post' })).toEqual({ name: 'Post' })
})

it('gives the copy of a post the date of today', () => {
  expect(withToday({ _type: 'post', date: '2024-01-31' })).toEqual({ _type: 'post', date: todayUtc() })
  const comment = { _type: 'comment', date: '2024-01-31' }
  expect(withToday(comment)).toBe(comment)
})
