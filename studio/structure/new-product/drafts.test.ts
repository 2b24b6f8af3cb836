import { expect, it } from 'vitest'
import { newProductDrafts } from './drafts.ts'

const parent = {
  _id: 'category-foils',
  _type: 'category',
  _rev: '1',
  name: 'Foils',
  products: [
    { _key: 'a', _ref: 'rolls' },
    { _key: 'b', _ref: 'pans' },
  ],
}
const make = (place: number, held: typeof parent = parent) => {
  let count = 0
  return newProductDrafts({ name: 'Foil Lids, Round', parent: held, place, newId: () => `id-${++count}` })
}

it('makes a product with an address and with details, all as drafts', () => {
  const { productId, documents } = make(0)
  expect(productId).toBe('subCategory-id-1')
  expect(documents.map(({ _id }) => _id)).toEqual([
    'drafts.details-id-2',
    'drafts.subCategory-id-1',
    'drafts.category-foils',
  ])
  expect(documents[1]).toMatchObject({
    name: 'Foil Lids, Round',
    slug: { current: 'foil-lids-round' },
    details: { _ref: 'details-id-2', _weak: true },
  })
})

it.each([
  [0, ['subCategory-id-1', 'rolls', 'pans']],
  [1, ['rolls', 'subCategory-id-1', 'pans']],
  [2, ['rolls', 'pans', 'subCategory-id-1']],
])('puts it in place %i and keeps the others', (place, ids) => {
  const holder = make(place).documents[2] as unknown as typeof parent
  expect(holder.products.map(({ _ref }) => _ref)).toEqual(ids)
  expect(holder).toMatchObject({ name: 'Foils' })
  expect(holder).not.toHaveProperty('_rev')
})

it('goes on from the draft of a category that is being changed', () => {
  const changed = { ...parent, _id: 'drafts.category-foils', name: 'Foils & Lids' }
  expect(make(2, changed).documents[2]).toMatchObject({ _id: 'drafts.category-foils', name: 'Foils & Lids' })
})
