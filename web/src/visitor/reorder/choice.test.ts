import { expect, it } from 'vitest'
import type { CartLine } from '@/content/cart/types'
import type { ResolvedArticle, ResolvedLine, ResolvedProduct } from '@/content/reorder/types'
import { addedWords, addWords } from './added-words'
import { cartProblem, chosenLines, chosenQuoteLines, isReady, missingOf } from './choice'

const chair: ResolvedProduct = {
  kind: 'product',
  key: 'line-1',
  name: 'Old name',
  quantity: 2,
  before: 7900,
  was: { size: 'XL', colour: 'Oak' },
  option: { size: undefined, colour: 'Oak' },
  status: 'option',
  now: {
    number: 1,
    name: 'Chair',
    href: '/product-details/1',
    price: 8500,
    sizes: ['S', 'M'],
    colours: ['Oak'],
  },
}
const gone: ResolvedLine = { kind: 'gone', key: 'line-2', name: 'Vase', quantity: 1 }
const lamp: ResolvedProduct = {
  ...chair,
  key: 'line-3',
  was: {},
  option: {},
  status: 'same',
  now: { ...chair.now, number: 2, name: 'Lamp', sizes: [], colours: [] },
}
const lines = [chair, gone, lamp]
const bags: ResolvedArticle = {
  kind: 'article',
  key: 'line-4',
  name: 'Bags',
  quantity: 24,
  sku: 'KBB-01',
  status: 'same',
  now: { name: 'Bags', href: '/bags', sku: 'KBB-01', unit: 'case' },
  line: {
    sku: 'KBB-01',
    unit: 'case',
    quantity: 24,
    pieces: { piece: 1, case: 500 },
    seen: { name: 'Bags' },
  },
}

it('puts packaging onto the quote list, unless its size is gone or it is left out', () => {
  expect(chosenQuoteLines([...lines, bags], {})).toEqual([bags.line])
  expect(chosenLines([bags], {})).toEqual([])
  expect(chosenQuoteLines([bags], { 'line-4': { isLeftOut: true } })).toEqual([])
  expect(isReady({ ...bags, line: undefined }, {})).toBe(false)
})

it('says where the lines go', () => {
  expect(addWords({ cart: 0, quote: 1 }, [bags])).toBe('Add 1 line to the quote list')
  expect(addWords({ cart: 2, quote: 1 }, [])).toBe('Add 3 lines to the cart and the quote list')
  expect(addWords({ cart: 0, quote: 0 }, [bags])).toBe('Add 0 lines to the quote list')
  expect(addWords({ cart: 0, quote: 0 }, [lamp, bags])).toBe('Add 0 lines to the cart')
  expect(addedWords({ cart: 1, quote: 2 })).toBe('2 lines are on your quote list. 1 line is in your cart.')
})

it('waits for a size in place of one that is gone', () => {
  expect(missingOf(chair, {})).toEqual(['size'])
  expect(isReady(chair, {})).toBe(false)
  expect(chosenLines(lines, {}).map(({ product }) => product)).toEqual([2])
  const choices = { 'line-1': { option: { size: 'M' } } }
  expect(chosenLines(lines, choices)[0]).toEqual({
    product: 1,
    option: { size: 'M', colour: 'Oak' },
    quantity: 2,
    seen: expect.objectContaining({ name: 'Chair', unitPrice: 8500 }),
  })
})

it('waits for a size of a product that had none', () => {
  expect(missingOf({ ...lamp, now: chair.now }, {})).toEqual(['size', 'colour'])
})

it('needs no size of a product that has none any more', () => {
  const single = { ...chair, now: { ...chair.now, sizes: [] } }
  expect(isReady(single, {})).toBe(true)
})

it('leaves out what the visitor leaves out, and what was at 0', () => {
  expect(chosenLines(lines, { 'line-3': { isLeftOut: true } })).toEqual([])
  expect(isReady({ ...lamp, quantity: 0 }, {})).toBe(false)
})

it('says so before a cart would drop lines or cut a quantity', () => {
  const added = chosenLines([lamp], {})
  const cart = Array.from(
    { length: 100 },
    (_, index) => ({ key: `${index + 10}||`, quantity: 1 }) as CartLine,
  )
  expect(cartProblem(cart, added)).toMatch(/101 lines; it holds 100/)
  expect(cartProblem(cart.slice(1), added)).toBeUndefined()
  expect(cartProblem([{ key: '2||', quantity: 9998 } as CartLine], added)).toMatch(/more than 9999/)
})
