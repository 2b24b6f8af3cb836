import { expect, it } from 'vitest'
import { toCompliance } from './compliance'

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

it('shows a bounded number of certificates of items', () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `c${at}`)
  const { certificates, items } = toCompliance({
    certificates: ids.map((id) => certificate(id)),
    items: Array.from({ length: 100 }, (_, at) => item(`item-${at}`, ids)),
  })
  const sum = (lists: unknown[][]) => lists.reduce((total, list) => total + list.length, 0)
  expect(sum(items.map((one) => one.certificates))).toBe(5000)
  expect(sum(certificates.map(({ covers }) => covers))).toBe(5000)
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
