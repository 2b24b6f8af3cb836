import { expect, it } from 'vitest'
import { type CatalogueEntry, cataloguePages } from './catalogue-pages.ts'

/** Items of two categories, in pairs below their groups. */
function shopOf(items: number): CatalogueEntry[] {
  const entry = (_id: string, parent?: string): CatalogueEntry => ({
    _id,
    _type: parent ? 'subCategory' : 'category',
    slug: _id,
    parent,
    hasDetails: true,
  })
  const all = Array.from({ length: items / 2 }, (_, at) => {
    const group = `group-${at}`
    return [entry(group, `category-${at % 2}`), entry(`item-${at}`, group)]
  })
  return [entry('category-0'), entry('category-1'), ...all.flat()]
}

it('finds the neighbours of a product page: siblings, else those of the parent', () => {
  const shown = (id: string) => {
    const page = cataloguePages(shopOf(20)).find(({ href }) => href === `/product-details?category=${id}`)
    return [...(page?.shows ?? [])]
  }
  expect(shown('group-2')).toEqual(['group-2', 'category-0', 'group-0', 'group-4', 'group-6', 'group-8'])
  expect(shown('item-2').slice(0, 3)).toEqual(['item-2', 'group-2', 'category-0'])
  expect(shown('item-2').slice(3)).toEqual(['group-0', 'group-4', 'group-6', 'group-8'])
  expect(shown('category-1')).toEqual(['category-1', 'category-0'])
})

it('goes through a large catalogue a few times, and not once for each entry', () => {
  const entries = shopOf(30_000)
  const before = process.threadCpuUsage()
  expect(cataloguePages(entries)).toHaveLength(60_004)
  const { user } = process.threadCpuUsage(before)
  // some 20 s when each entry goes through all
  expect(user / 1000).toBeLessThan(4000)
})

// Looked for by each of them, these would take a minute.
it('finds the rows of tens of thousands of items with one slug, as a program can store', () => {
  const [category, , group] = shopOf(2)
  const items = Array.from({ length: 60_000 }, (_, at) => ({
    _id: `i${at}`,
    _type: 'subCategory' as const,
    slug: 'same',
    parent: 'group-0',
    hasDetails: true,
  }))
  const pages = cataloguePages([...(category ? [category] : []), ...(group ? [group] : []), ...items])
  expect(pages.length).toBeGreaterThan(60_000)
})
