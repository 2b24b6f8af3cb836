import { expect, it } from 'vitest'
import { itemOf } from '../items/testing'
import type { CartProduct } from '../orders/types'
import { type Catalogue, resolveLines } from './resolve'
import type { ReorderLineInput } from './types'

const chair: CartProduct = {
  number: 1,
  name: 'Chair',
  href: '/product-details/1',
  price: 8500,
  sizes: ['S', 'M'],
  colours: ['Oak'],
}
const lamp: CartProduct = { ...chair, number: 2, name: 'Lamp', price: 2000, sizes: [], colours: [] }

const articles = (prefix: string, sizes: string[]) =>
  sizes.map((size, index) => ({
    sku: `${prefix}-${index + 1}`,
    size,
    width: Number.parseInt(size),
    price: 3800,
  }))
const items = [
  itemOf('same', articles('SAM', ['5 in', '9 in'])),
  itemOf('old', articles('OLD', ['5 in', '7 in', '9 in wide']), { replacedBy: 'middle' }),
  itemOf('middle', articles('MID', ['5 in']), { replacedBy: 'new' }),
  itemOf('new', articles('NEW', ['5 in', '9 in'])),
  itemOf('loop-a', articles('LPA', ['5 in']), { replacedBy: 'loop-b' }),
  itemOf('loop-b', articles('LPB', ['5 in']), { replacedBy: 'loop-a' }),
  itemOf('self', articles('SLF', ['5 in']), { replacedBy: 'self' }),
  itemOf('lost', articles('LST', ['5 in']), { replacedBy: 'deleted' }),
  itemOf('many', articles('MNY', ['3 in']), { replacedBy: 'single' }),
  itemOf('single', articles('SNG', ['8 in'])),
]
const catalogue: Catalogue = { products: [chair, lamp], items }

const product = (number: number, rest: Partial<ReorderLineInput> = {}) =>
  ({ product: number, option: {}, quantity: 2, name: 'Chair', unitPrice: 8500, ...rest }) as ReorderLineInput
const article = (sku: string, rest: Partial<ReorderLineInput> = {}) =>
  ({ sku, quantity: 4, name: 'Bags', unitPrice: 1900, ...rest }) as ReorderLineInput
const resolve = (line: ReorderLineInput) => resolveLines([line], catalogue)[0]

it('drops nothing, and keeps the order of the lines', () => {
  const wanted = [product(9), article('NO-1'), product(1), article(''), product(1)]
  const healed = resolveLines(wanted, catalogue)
  expect(healed.map(({ kind }) => kind)).toEqual(['gone', 'gone', 'product', 'gone', 'product'])
  expect(new Set(healed.map(({ key }) => key)).size).toBe(wanted.length)
  expect(healed.map(({ quantity }) => quantity)).toEqual([2, 4, 2, 4, 2])
})

it('leaves a product as it was, and returns both prices', () => {
  expect(resolve(product(1, { option: { size: 'M', colour: 'Oak' }, unitPrice: 7900 }))).toMatchObject({
    status: 'same',
    option: { size: 'M', colour: 'Oak' },
    before: 7900,
    now: { price: 8500 },
  })
})

it('keeps the parts of an option that are still sold', () => {
  expect(resolve(product(1, { option: { size: 'XL', colour: 'Oak' } }))).toMatchObject({
    status: 'option',
    was: { size: 'XL', colour: 'Oak' },
    option: { size: undefined, colour: 'Oak' },
  })
  expect(resolve(product(2, { option: { size: 'M' } }))).toMatchObject({ status: 'option', option: {} })
  expect(resolve(product(2))).toMatchObject({ status: 'same' })
  // A product that has sizes since.
  expect(resolve(product(1))).toMatchObject({ status: 'option', was: {}, option: {} })
})

it('prices an article by the case at its quantity', () => {
  expect(resolve(article('SAM-2'))).toMatchObject({ status: 'same', now: { sku: 'SAM-2', price: 1900 } })
  expect(resolve(article('sam-2', { quantity: 12 }))).toMatchObject({ before: 1900, now: { price: 1786 } })
})

it.each([
  ['the same size, through two replacements', 'OLD-1', 'NEW-1'],
  ['the same width', 'OLD-3', 'NEW-2'],
  ['the only size there is', 'MNY-1', 'SNG-1'],
])('replaces an article by %s', (_, sku, by) => {
  expect(resolve(article(sku))).toMatchObject({
    status: 'replaced',
    sku,
    now: { sku: by, href: expect.stringContaining(`#size-${by}`) },
  })
})

it('leads to the replacement when it has no such size', () => {
  expect(resolve(article('OLD-2'))).toMatchObject({
    status: 'size',
    now: { name: 'Item new', sku: undefined, price: undefined },
  })
})

it.each(['LPA-1', 'LPB-1', 'SLF-1', 'LST-1'])(
  'gives up on %s, whose replacements run in a loop or end nowhere',
  (sku) => expect(resolve(article(sku))).toMatchObject({ kind: 'gone', name: 'Bags' }),
)

it('gives packaging for the quote list, in the unit of the order', () => {
  expect(resolve(article('SAM-2'))).toMatchObject({
    line: { sku: 'SAM-2', unit: 'case', quantity: 4, seen: { name: 'Item same', size: '9 in', price: 3800 } },
  })
  expect(resolve(article('SAM-2', { unit: 'pack', quantity: 5 }))).toMatchObject({
    line: { unit: 'pack', quantity: 5 },
    now: { price: 380, unit: 'bundle' },
  })
  expect(resolve(article('OLD-1'))).toMatchObject({ line: { sku: 'NEW-1' } })
  expect(resolve(article('OLD-2'))).not.toHaveProperty('line.sku')
})

it('follows a long chain of replacements without a search of the whole catalogue for each step', () => {
  let reads = 0
  const chain = Array.from({ length: 300 }, (_, at) => {
    const item = itemOf(`item-${at}`, articles(`A${at}`, ['5 in']), { replacedBy: `item-${at + 1}` })
    return {
      ...item,
      get slug() {
        reads++
        return `item-${at}`
      },
    }
  })
  const last = itemOf('item-300', articles('LAST', ['5 in']))
  const lines = resolveLines([article('A0-1'), article('A1-1')], { products: [], items: [...chain, last] })
  expect(lines).toMatchObject([{ now: { sku: 'LAST-1' } }, { now: { sku: 'LAST-1' } }])
  expect(reads).toBe(chain.length)
})
