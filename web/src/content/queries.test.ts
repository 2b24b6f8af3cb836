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

it.each(outside('products'))('$file reads sale prices through the fragment that ends them', ({ text }) => {
  expect(text).not.toMatch(/\b(?:salePrice|saleEnds)\b|\bnow\(/)
})

it('a page that shows all documents of a kind shows a bounded number of them', async () => {
  const types = ['category', 'portfolioItem', 'galleryItem', 'tag', 'certificate', 'partner']
  const documents = types.flatMap((_type) =>
    Array.from({ length: 1500 }, (_, at) => ({
      _id: `${_type}-${at}`,
      _type,
      number: at + 1,
      slug: { current: `${_type}-${at}` },
      isCategory: true,
      isPopular: true,
    })),
  )
  const sections = [{ _type: 'categoryGrid' }, { _type: 'partnerLogos' }]
  const client = clientOver([{ _id: 'page', _type: 'page', route: '/', sections }, ...documents])
  const lengths = async (query: string) => {
    const result: unknown = await client.fetch(query, { route: '/' })
    return Object.values(Array.isArray(result) ? { result } : (result as object))
      .filter((list): list is unknown[] => Array.isArray(list))
      .map((list) => list.length)
  }
  expect(await lengths(categoryMenuQuery)).toEqual([100])
  expect(await lengths(categoryCardsQuery)).toEqual([100])
  expect(await lengths(blogSidebarQuery)).toEqual([100, 100])
  expect(await lengths(worksQuery)).toEqual([1000])
  expect(await lengths(galleryQuery)).toEqual([1000])
  expect(await lengths(complianceQuery)).toEqual([1000, 0])
  const page = await client.fetch<{ sections: Record<string, unknown[]>[] }>(pageQuery, { route: '/' })
  expect(page.sections.map(({ categories, partners }) => (categories ?? partners)?.length)).toEqual([
    100, 1000,
  ])
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
