import { expect, it } from 'vitest'
import { maxPrerenderedPages, prerenderedParams } from './prerendered-params'

const toParams = (slug: string) => ({ slug })

it('gives every page of a small shop', () => {
  expect(prerenderedParams(['a', 'b'], '-', toParams)).toEqual([{ slug: 'a' }, { slug: 'b' }])
})

it('gives the one for a shop without documents, which Next.js needs', () => {
  expect(prerenderedParams([], '-', toParams)).toEqual([{ slug: '-' }])
})

it('gives the first pages of a large shop only', () => {
  const slugs = Array.from({ length: 10_000 }, (_, index) => `item-${index}`)
  const params = prerenderedParams(slugs, '-', toParams)
  expect(params).toHaveLength(maxPrerenderedPages)
  expect(params[0]).toEqual({ slug: 'item-0' })
})
