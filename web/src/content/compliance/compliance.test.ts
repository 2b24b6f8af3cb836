import { expect, it } from 'vitest'
import { itemsOfPage, toCompliance } from './compliance'

const certificate = (id: string, validUntil: string | null = '2029-08-31') => ({
  _id: id,
  title: `Declaration ${id}`,
  number: `DC-${id}`,
  issuer: null,
  standard: null,
  summary: null,
  validFrom: null,
  validUntil,
})
const item = (slug: string, certificates: string[] | null) => ({
  name: slug,
  slug,
  skus: ['A-01'],
  certificates,
})

it('has pages with a bounded number of items and certificates, and all items on one of them', () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `c${at}`)
  const slugs = Array.from({ length: 6000 }, (_, at) => `item-${at}`)
  const { certificates, items } = toCompliance({
    certificates: ids.map((id) => certificate(id)),
    items: slugs.map((slug) => item(slug, ids)),
  })
  const sum = (lists: unknown[][]) => lists.reduce((total, list) => total + list.length, 0)
  expect(sum(certificates.map(({ covers }) => covers))).toBe(1000)
  expect(certificates[0]).toMatchObject({ covers: { length: 100 }, coverCount: 6000 })
  const pages = Array.from({ length: 25 }, (_, index) => itemsOfPage(items, index + 1))
  expect(pages[0]).toMatchObject({ pageCount: 25, total: 6000, items: { length: 240 } })
  expect(sum(pages[0]?.items.map((one) => one.certificates) ?? [])).toBe(4800)
  expect(new Set(pages.flatMap((page) => page.items.map(({ slug }) => slug)))).toEqual(new Set(slugs))
})

it('names what a certificate covers and what covers an item', () => {
  const { certificates, items } = toCompliance({
    certificates: [certificate('dry'), certificate('fat'), certificate('unfinished', null)],
    items: [item('bags', ['dry', 'fat', 'gone']), item('plates', ['dry']), item('foam', null)],
  })
  expect(certificates.map(({ id, covers }) => [id, covers.map(({ slug }) => slug)])).toEqual([
    ['dry', ['bags', 'plates']],
    ['fat', ['bags']],
  ])
  expect(items.map(({ slug, certificates: own }) => [slug, own.map(({ number }) => number)])).toEqual([
    ['bags', ['DC-dry', 'DC-fat']],
    ['foam', []],
    ['plates', ['DC-dry']],
  ])
})
