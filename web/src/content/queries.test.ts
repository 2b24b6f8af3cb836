import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clientOver } from '../../../studio/testing/dataset.ts'
import { pageQuery } from '../sections/query'
import { blogSidebarQuery } from './blog/queries'
import { categoryCardsQuery, categoryMenuQuery } from './catalogue/queries'
import { complianceQuery } from './compliance/compliance'
import { shopQuery } from './shop/queries'
import { galleryQuery, worksQuery } from './portfolio/queries'

const src = join(import.meta.dirname, '..')
const queries = globSync('**/{query,queries}.ts', { cwd: src }).map((file) => ({
  file,
  text: readFileSync(join(src, file), 'utf8'),
}))

const outside = (folder: string) =>
  queries.filter(({ file }) => !file.endsWith(`content/${folder}/queries.ts`))

it.each(outside('blog'))(
  '$file leaves out posts to come, and expires when the next one appears',
  ({ text }) => {
    expect(text).not.toMatch(/_type == "post"/)
    expect(text.split('${postFilter}').length).toBe(text.split('${nextPost}').length)
  },
)

it.each(queries)('$file follows no list of a document to its end', ({ text }) => {
  // a count makes nothing of what it counts
  expect(text).not.toMatch(/\w\[(?:\](?!\))|[a-z@])/)
})

it.each(outside('products'))('$file reads sale prices through the fragment that ends them', ({ text }) => {
  expect(text).not.toMatch(/\b(?:salePrice|saleEnds)\b|\bnow\(/)
})

it.each<[string, string, string, number, number[]]>([
  ['the menu of categories', categoryMenuQuery, 'category', 120, [100]],
  ['the cards of categories', categoryCardsQuery, 'category', 120, [100]],
  ['the tags of the blog', blogSidebarQuery, 'tag', 120, [100, 100]],
  ['the portfolio', worksQuery, 'portfolioItem', 1100, [1000]],
  ['the gallery', galleryQuery, 'galleryItem', 1100, [1000]],
  ['the certificates', complianceQuery, 'certificate', 1100, [1000, 0]],
  ['a section of categories', pageQuery, 'category', 120, [100]],
  ['a section of partners', pageQuery, 'partner', 1100, [1000]],
])('%s: a bounded number of documents', async (_, query, type, count, expected) => {
  const documents = Array.from({ length: count }, (__, at) => ({
    _id: `${type}-${at}`,
    _type: type,
    number: at + 1,
    slug: { current: `${type}-${at}` },
    isCategory: true,
    isPopular: true,
  }))
  const sections = [{ _type: type === 'partner' ? 'partnerLogos' : 'categoryGrid' }]
  const client = clientOver([{ _id: 'page', _type: 'page', route: '/', sections }, ...documents])
  const found: unknown = await client.fetch(query, { route: '/' })
  const result = query === pageQuery ? (found as { sections: object[] }).sections[0] : found
  const lists = Object.values(Array.isArray(result) ? { result } : (result as object)).filter(
    (list): list is unknown[] => Array.isArray(list),
  )
  expect(lists.map((list) => list.length)).toEqual(expected)
})

it('the filter of the shop has a bounded number of kinds, each for a bounded number of categories', async () => {
  const categories = Array.from({ length: 150 }, (_, at) => ({
    name: `Kind ${at}`,
    kinds: Array(150).fill('Chair'),
  }))
  const client = clientOver([{ _id: 'shopFilters', _type: 'shopFilters', categories }])
  const { filters } = await client.fetch<{ filters: { categories: { kinds: string[] }[] } }>(shopQuery)
  expect([filters.categories.length, filters.categories[0]?.kinds.length]).toEqual([100, 100])
})
