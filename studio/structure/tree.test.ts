import { expect, it } from 'vitest'
import { arrangeCatalogue, type CatalogueDocument } from './tree.ts'

const category = (_id: string, orderRank?: string): CatalogueDocument => ({
  _id,
  _type: 'category',
  name: _id,
  orderRank,
})
const item = (_id: string, parent?: string, orderRank?: string): CatalogueDocument => ({
  _id,
  _type: 'subCategory',
  name: _id,
  parent,
  orderRank,
})
const ids = (documents: CatalogueDocument[]) => documents.map(({ _id }) => _id)

it('orders categories by rank, those without one last and by name', () => {
  const { categories } = arrangeCatalogue([
    category('z'),
    category('b', '0|000002:'),
    category('y'),
    category('a', '0|000001:'),
  ])
  expect(ids(categories)).toEqual(['a', 'b', 'y', 'z'])
})

it('finds the items of a parent in their order', () => {
  const catalogue = arrangeCatalogue([
    item('a', 'c', '0|000002:'),
    item('b', 'c', '0|000001:'),
    item('d', 'a'),
    category('c'),
  ])
  expect(ids(catalogue.childrenOf('c'))).toEqual(['b', 'a'])
  expect(ids(catalogue.childrenOf('a'))).toEqual(['d'])
  expect(catalogue.childrenOf('d')).toEqual([])
})

it('takes an item that is its own parent for one without', () => {
  const catalogue = arrangeCatalogue([{ ...category('c'), parent: 'c' }, item('a', 'a')])
  expect([...catalogue.childrenOf('a'), ...catalogue.childrenOf('c')]).toEqual([])
  expect(ids(catalogue.orphans)).toEqual(['a'])
})

it('finds the items without a parent, or whose parent is gone', () => {
  const documents = [category('c'), item('a', 'c'), item('b', 'a'), item('z'), item('y', 'gone')]
  expect(ids(arrangeCatalogue(documents).orphans)).toEqual(['y', 'z'])
})

it('finds items whose parents lead in a circle, and what is below them', () => {
  const documents = [category('c'), item('a', 'b'), item('b', 'a'), item('d', 'a'), item('e', 'c')]
  const catalogue = arrangeCatalogue(documents)
  expect(ids(catalogue.orphans)).toEqual(['a', 'b', 'd'])
  // whoever opens a link to a document looks through all of the tree
  expect(documents.map(({ _id }) => ids(catalogue.childrenOf(_id)))).toEqual([['e'], [], [], [], []])
})

it('has no category below an item, which a program can store', () => {
  const catalogue = arrangeCatalogue([{ ...category('c'), parent: 'a' }, item('a', 'c')])
  expect(ids(catalogue.childrenOf('a'))).toEqual([])
  expect(ids(catalogue.childrenOf('c'))).toEqual(['a'])
})
