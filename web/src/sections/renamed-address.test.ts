import { expect, it } from 'vitest'
import { seed } from '../../../scripts/seed/index.ts'
import { clientOver, type TestDocument } from '../../../studio/testing/dataset.ts'
import { postQuery } from '../content/blog/queries'
import { workQuery } from '../content/portfolio/queries'
import { linkHref } from '../content/site/link'
import { navigationQuery } from '../content/site/queries'
import { pageQuery } from './query'

const documents = seed as unknown as (TestDocument & { number?: number; route?: string })[]

/** The address of every link in the menus, pages, posts and works of a dataset. */
async function linksIn(dataset: TestDocument[]): Promise<string[]> {
  const client = clientOver(dataset)
  const results = await Promise.all(
    documents.flatMap(({ _type, _id, number }): Promise<unknown>[] => {
      if (_type === 'navigation') return [client.fetch(navigationQuery, { id: _id })]
      const route = dataset.find((document) => document._id === _id)?.route
      if (_type === 'page') return [client.fetch(pageQuery, { route, until: '2026-01-01T00:00:00Z' })]
      if (_type === 'post') return [client.fetch(postQuery, { number, until: '2100-01-01T00:00:00Z' })]
      return _type === 'portfolioItem' ? [client.fetch(workQuery, { number })] : []
    }),
  )
  return hrefsIn(results)
}

function hrefsIn(result: unknown): string[] {
  if (typeof result !== 'object' || result === null) return []
  const inner = Object.values(result).flatMap(hrefsIn)
  return 'to' in result
    ? [linkHref(result as Parameters<typeof linkHref>[0]) ?? 'no address', ...inner]
    : inner
}

it.each([
  ['page-about', { route: '/our-story' }, '/about', '/our-story'],
  ['category-paper-bags', { slug: { current: 'carriers' } }, 'category=paper-bags', 'category=carriers'],
  ['subCategory-window-bags', { slug: { current: 'seen' } }, 'category=window-bags', 'category=seen'],
  ['product-linen-sofa', { number: 501 }, '/product-details/2', '/product-details/501'],
])('all links to %s follow its new address', async (id, change, oldEnd, newEnd) => {
  const before = await linksIn(documents)
  const after = await linksIn(documents.map((one) => (one._id === id ? { ...one, ...change } : one)))
  const expected = before.map((href) => (href.endsWith(oldEnd) ? href.replace(oldEnd, newEnd) : href))
  expect(before.filter((href) => href.endsWith(oldEnd)).length).toBeGreaterThan(0)
  expect(after).toEqual(expected)
})
