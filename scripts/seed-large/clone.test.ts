import { expect, test } from 'vitest'
import { seed } from '../seed/index.ts'
import type { LakeDocument } from '../import/document.ts'
import { cloneShop } from './clone.ts'

const documents = seed as unknown as LakeDocument[]
const sizes = { items: 600, products: 120, posts: 60 }
const made = cloneShop(documents, sizes)
const all = [...documents, ...made]
const ofType = (type: string) => all.filter(({ _type }) => _type === type)

test('the shop has as many documents as were asked for, each with an address of its own', () => {
  expect([ofType('subCategory'), ofType('product'), ofType('post')].map(({ length }) => length)).toEqual([
    600, 120, 60,
  ])
  for (const values of [
    all.map(({ _id }) => _id),
    ofType('subCategory').map(({ slug }) => (slug as { current: string }).current),
    ofType('product').map(({ number }) => number),
    ofType('post').map(({ number }) => number),
  ]) {
    expect(new Set(values).size).toBe(values.length)
  }
})

test('no SKU is used twice', () => {
  const skus: string[] = []
  JSON.stringify(all, (key, value: unknown) => {
    if (key === 'sku' && typeof value === 'string') skus.push(value)
    return value
  })
  expect(skus.length).toBeGreaterThan(600)
  expect(new Set(skus).size).toBe(skus.length)
})

test('each kind has variants with a product page and no page of its own, and each parent exists', () => {
  const ids = new Set(all.map(({ _id }) => _id))
  const items = made.filter(({ _type }) => _type === 'subCategory')
  const parents = new Set(items.map(({ parent }) => (parent as { _ref: string })._ref))
  for (const parent of parents) expect(ids.has(parent)).toBe(true)
  for (const item of items) expect(item.details === undefined).toBe(parents.has(item._id))
})

test('the same shop gives the same documents', () => {
  expect(cloneShop(documents, sizes)).toEqual(made)
})
