import { describe, expect, it } from 'vitest'
import {
  isPriceChanged,
  maxQuantity,
  type NewLine,
  orderableLines,
  piecesIn,
  reductionOf,
  subtotalIn,
  withLine,
  withNames,
  withoutLine,
  withoutOrdered,
  withPrices,
  withPricesSeen,
  withQuantity,
  withRestored,
} from './cart'
import { parseCart } from './parse-cart'
import type { Cart } from './types'

const chair: NewLine = {
  product: 1,
  option: { size: 'M', colour: 'Oat' },
  quantity: 4,
  seen: { name: 'Chair', unitPrice: 8500, href: '/product-details/1' },
}
const lamp: NewLine = {
  product: 6,
  option: {},
  quantity: 5,
  seen: { name: 'Lamp', unitPrice: 6590, href: '/product-details/6' },
}
const cart = [chair, lamp].reduce<Cart>(withLine, { lines: [] })
const [chairKey = '', lampKey = ''] = cart.lines.map(({ key }) => key)

/** The cart after a check of prices. */
const priced = (...prices: [product: number, cents: number | null][]): Cart => ({
  ...cart,
  lines: withPrices(cart.lines, new Map(prices)),
})

describe('a cart', () => {
  it('adds up pieces and cents', () => {
    expect(piecesIn(cart.lines)).toBe(9)
    expect(subtotalIn(cart.lines)).toBe(4 * 8500 + 5 * 6590)
  })

  it('has one line for each product and option', () => {
    const more = withLine(withLine(cart, { ...chair, quantity: 2 }), { ...chair, option: { size: 'L' } })
    expect(more.lines.map(({ quantity }) => quantity)).toEqual([6, 5, 4])
  })

  it('names what is sold now under the number of a line', () => {
    const names = withNames(cart.lines, new Map([[6, 'Desk lamp']])).map(({ seen }) => seen.name)
    expect(names).toEqual(['Chair', 'Desk lamp'])
  })

  it('limits quantities to whole numbers from 0 to the maximum', () => {
    const quantityAfter = (quantity: number) => withQuantity(cart, lampKey, quantity).lines[1]?.quantity
    expect([-1, 2.9, Number.NaN, 1e9].map(quantityAfter)).toEqual([0, 2, 0, maxQuantity])
    expect(withLine(cart, { ...lamp, quantity: 1e9 }).lines[1]?.quantity).toBe(maxQuantity)
  })

  it('removes a line and puts it back into its place', () => {
    const removed = withoutLine(cart, chairKey)
    expect(removed.lines.map(({ key }) => key)).toEqual([lampKey])
    const line = cart.lines[0]
    if (!line) throw new Error('The cart has no first line.')
    expect(withRestored(removed, { line, index: 0 })).toEqual(cart)
    expect(withRestored(cart, { line, index: 0 }).lines).toHaveLength(2)
  })

  it('leaves withdrawn lines and lines of 0 out of an order, and counts changed prices', () => {
    const checked = priced([1, 14_099], [6, null])
    expect(checked.lines.map(isPriceChanged)).toEqual([true, false])
    expect(orderableLines(checked.lines)).toMatchObject([{ product: 1, unitPrice: 14_099 }])
    expect(subtotalIn(checked.lines)).toBe(4 * 14_099)
    expect(piecesIn(withQuantity(checked, chairKey, 0).lines)).toBe(0)
    expect(withPricesSeen(checked).lines.map(isPriceChanged)).toEqual([false, false])
  })

  it('is the same list after a check that changes nothing', () => {
    const { lines } = priced([1, 8500])
    expect(withPrices(lines, new Map([[1, 8500]]))).toBe(lines)
    expect(lines[1]?.now).toBeUndefined()
  })
})

it('keeps what an order does not hold', () => {
  const promo = { code: 'SPRING', reduction: { kind: 'amount', value: 2000 } as const }
  const ordered = [
    { ...chair, quantity: 3 },
    { ...lamp, option: { size: 'L' } },
  ]
  const left = withoutOrdered({ ...cart, promo, shipping: 'fast' }, ordered)
  expect(left).toMatchObject({ shipping: 'fast', lines: [{ ...chair, quantity: 1 }, lamp] })
  expect(left.promo).toBeUndefined()
  expect(withoutOrdered(cart, [{ ...chair, quantity: 9 }, lamp]).lines).toEqual([])
})

it('applies a promo code only from its minimum on', () => {
  const reduction = { kind: 'amount', value: 2000 } as const
  const subtotal = subtotalIn(cart.lines)
  const withMinimum = (minimumSubtotal: number) =>
    reductionOf({ ...cart, promo: { code: 'X', reduction, minimumSubtotal } })
  expect(withMinimum(subtotal)).toEqual(reduction)
  expect(withMinimum(subtotal + 1)).toBeUndefined()
})

describe('a stored cart', () => {
  it('is read as it was written', () => {
    const whole: Cart = {
      lines: priced([1, null]).lines,
      promo: { code: 'COUNTER20', reduction: { kind: 'amount', value: 2000 }, minimumSubtotal: 15_000 },
      shipping: 'fast',
    }
    expect(parseCart(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
  })

  it.each([null, 7, 'cart', [], {}, { lines: 'none' }])('%j is no cart', (stored) => {
    expect(parseCart(stored)).toBeUndefined()
  })

  const sofa = { name: 'Sofa', unitPrice: 100, href: '/product-details/2' }
  const good = { product: 2, quantity: 1, option: {}, seen: sofa }
  it.each([
    ['a negative quantity', { ...good, quantity: -1 }],
    ['a huge quantity', { ...good, quantity: 1e9 }],
    ['a fraction', { ...good, quantity: 0.1 + 0.2 }],
    ['a price in fractions', { ...good, seen: { ...sofa, unitPrice: 0.1 + 0.2 } }],
    ['a negative price', { ...good, seen: { ...sofa, unitPrice: -1 } }],
    ['a price as text', { ...good, seen: { ...sofa, unitPrice: '100' } }],
    ['no name', { ...good, seen: { ...sofa, name: '' } }],
    ['an address that runs script', { ...good, seen: { ...sofa, href: 'javascript:alert(1)' } }],
    ['an address on another host', { ...good, seen: { ...sofa, href: '//evil.example' } }],
    ['one that a tab hides', { ...good, seen: { ...sofa, href: '/\t/evil.example' } }],
    ['product 0', { ...good, product: 0 }],
    ['a product as markup', { ...good, product: '<b>' }],
    ['nothing', null],
  ])('drops a line with %s and keeps the others', (_, line) => {
    expect(
      parseCart({ lines: [line, { ...good, product: 3 }] })?.lines.map(({ product }) => product),
    ).toEqual([3])
  })

  it('shows only pictures of known hosts', () => {
    const sources = [
      '//evil.example/a.png',
      'javascript:alert(1)',
      'https://evil.example',
      '/\\evil',
      '/cdn/1',
    ]
    const lines = sources.map((pictureSrc, index) => ({
      ...good,
      product: index + 1,
      seen: { ...sofa, pictureSrc },
    }))
    const read = parseCart({ lines })?.lines.map((line) => line.seen)
    expect(read?.map(({ pictureSrc }) => pictureSrc)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '/cdn/1',
    ])
  })

  it.each([
    { code: 'X', reduction: { kind: 'everything', value: 1 } },
    { code: 'X', reduction: { kind: 'amount', value: -1 } },
    { code: '', reduction: { kind: 'amount', value: 1 } },
    'X',
  ])('has no promo code %j', (promo) => {
    expect(parseCart({ lines: [], promo })).toEqual({ lines: [], promo: undefined, shipping: undefined })
  })
})
