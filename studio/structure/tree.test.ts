import { expect, it } from 'vitest'
import { arrangeCatalogue, type CatalogueDocument } from './tree.ts'

const category = (_id: string, more: Partial<CatalogueDocument> = {}): CatalogueDocument => ({
  _id,
  _type: 'category',
  name: _id,
  ...more,
})
const sub = (_id: string, more: Partial<CatalogueDocument> = {}): CatalogueDocument => ({
  _id,
  _type: 'subCategory',
  name: _id,
  ...more,
})
const ids = (documents: CatalogueDocument[]) => documents.map(({ _id }) => _id)

it('puts categories in the order of their numbers, those without one last and by name', () => {
  const { categories } = arrangeCatalogue([
    category('z'),
    category('b', { number: 2 }),
    category('y'),
    category('a', { number: 1 }),
  ])
  expect(ids(categories)).toEqual(['a', 'b', 'y', 'z'])
})

it('keeps the order in which a category holds its sub-categories, and skips what does not exist', () => {
  const catalogue = arrangeCatalogue([sub('a'), sub('b'), category('c', { products: ['b', 'gone', 'a'] })])
  expect(ids(catalogue.childrenOf('c'))).toEqual(['b', 'a'])
  expect(catalogue.childrenOf('a')).toEqual([])
  expect(catalogue.childrenOf('gone')).toEqual([])
})

it('finds the sub-categories that nobody holds', () => {
  const documents = [
    category('c', { products: ['a'] }),
    sub('a', { products: ['b'] }),
    sub('b'),
    sub('z'),
    sub('y'),
  ]
  expect(ids(arrangeCatalogue(documents).unlinked)).toEqual(['y', 'z'])
})
