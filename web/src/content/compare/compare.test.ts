import { expect, it } from 'vitest'
import { itemOf } from '../items/testing'
import { comparedSlugs, compareItems, maxOffered } from './compare'
import { comparedQuery, parseCompared, toggled } from './compared-list'

const bags = itemOf('bags', [
  { sku: 'BAG-1', size: 'small', price: 3800 },
  { sku: 'BAG-2', size: 'large', price: 4600 },
])
const trays = itemOf('trays', [{ sku: 'TRA-1', size: 'one', price: 9000 }])
const foam = itemOf('foam', [{ sku: 'FOA-1', size: 'one' }])
const rest = ['a', 'b', 'c'].map((slug) => itemOf(slug, [{ sku: slug, size: 'one', price: 100 }]))
const all = [bags, trays, foam, ...rest]
const rowOf = (label: string, slugs: string[]) =>
  compareItems(all, slugs).rows.find((row) => row.label === label)

it('marks the facts that differ, and those alone', () => {
  const { rows } = compareItems(all, ['bags', 'trays'])
  expect(rows.find(({ label }) => label === 'Material')).toMatchObject({ differs: false })
  expect(rows.find(({ label }) => label === 'Sizes')).toMatchObject({
    values: ['small; large', 'one'],
    differs: true,
  })
})

it('has the prices of the lowest-priced size, at the smallest order and at the largest break', () => {
  expect(rowOf('Lowest-priced size', ['trays', 'bags'])?.values).toEqual(['one (TRA-1)', 'small (BAG-1)'])
  expect(rowOf('Price in the smallest order', ['bags'])?.values).toEqual(['$19.00 each, from 1 case'])
  expect(rowOf('Price at the largest break', ['bags'])?.values).toEqual(['$17.86 each, from 12 cases'])
  expect(rowOf('Price of a piece', ['bags'])?.values).toEqual(['$0.0380 to $0.0357'])
})

it('says of an item without a price that it is sold by quote', () => {
  expect(rowOf('Lowest-priced size', ['foam', 'bags'])?.values[0]).toBe('By quote only')
  expect(rowOf('Price of a piece', ['foam', 'bags'])?.values).toEqual([undefined, '$0.0380 to $0.0357'])
  expect(rowOf('Price of a piece', ['foam'])).toBeUndefined()
})

it('keeps the order of the address, ignores letter case, and says what is left out', () => {
  const { items, problems, others } = compareItems(all, ['c', 'Bags', 'gone', 'a', 'b', 'trays'])
  expect(items.map(({ slug }) => slug)).toEqual(['c', 'bags', 'a', 'b'])
  expect(problems).toEqual([
    '“gone” is not in our catalogue any more.',
    'Item trays was left out: up to 4 items can be compared.',
  ])
  expect(others.map(({ slug }) => slug)).toEqual(['trays', 'foam'])
})

it('offers no item that is no longer made', () => {
  const old = itemOf('old', [{ sku: 'OLD-1', size: 'one', price: 100 }], { replacedBy: 'bags' })
  expect(compareItems([old, bags], []).others.map(({ slug }) => slug)).toEqual(['bags'])
})

it('says of an item in the comparison that it is no longer made', () => {
  const old = itemOf('old', [{ sku: 'OLD-1', size: 'one', price: 100 }], { replacedBy: 'bags' })
  expect(compareItems([old, bags], ['old', 'bags']).problems).toEqual(['Item old is no longer made.'])
})

it('offers no list of thousands', () => {
  const many = Array.from({ length: maxOffered + 2 }, (_, n) => itemOf(`bags-${n}`, []))
  expect(compareItems(many, ['bags-1']).others).toEqual([])
  expect(compareItems(many.slice(1), ['bags-1']).others).toHaveLength(maxOffered)
})

it('compares nothing without items', () => {
  expect(compareItems(all, [])).toMatchObject({ items: [], rows: [], problems: [] })
})

it('reads the slugs of an address, each once', () => {
  expect(comparedSlugs(['a,b', 'c,a', '<b>', ''])).toEqual(['a', 'b', 'c'])
  expect(comparedSlugs(undefined)).toEqual([])
  expect(comparedSlugs(Array.from({ length: 99 }, (_, index) => `x${index}`))).toHaveLength(10)
})

it('adds to the visitor’s list, removes from it, and has no room for a fifth', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggled(['a', 'b', 'c', 'd'], 'e')).toBeUndefined()
  expect(comparedQuery(['a', 'b'])).toBe('?items=a,b')
  expect(parseCompared(['a', 1, 'a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd'])
  expect(parseCompared('a')).toBeUndefined()
})
