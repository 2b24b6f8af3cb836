import { expect, it } from 'vitest'
import type { CartLine } from '@/content/cart/types'
import type { ResolvedLine, ResolvedProduct } from '@/content/reorder/types'
import { cartProblem, chosenLines, isReady, missingOf } from './choice'

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
