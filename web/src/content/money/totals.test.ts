import { describe, expect, it } from 'vitest'
import { shareOf, toCents } from './cents'
import { formatCents, formatPrice } from './format'
import { discountOf, lineTotal, type PricedLine, subtotalOf, totals, toThousandths } from './totals'

/** Numbers that look random and are the same in every run (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const cases = Array.from({ length: 500 }, (_, index) => {
  const random = randomNumbers(index)
  const lines: PricedLine[] = Array.from({ length: random(8) }, () => ({
    unitPrice: random(2_000_000),
    quantity: random(1000),
    per: [1, 100, 1000][random(3)],
  }))
  return {
    lines,
    reduction:
      random(2) === 0
        ? ({ kind: 'percentage', value: random(100_001) } as const)
        : ({ kind: 'amount', value: random(5_000_000) } as const),
    delivery: random(5000),
    tax: { rate: random(30_000), isIncluded: random(2) === 0 },
  }
})

describe('totals of 500 bills', () => {
  it.each([
    [
      'are whole, safe and 0 or more',
      (bill: (typeof cases)[number]) =>
        Object.values(totals(bill)).every((amount) => Number.isSafeInteger(amount) && amount >= 0),
    ],
    [
      'take off at most the subtotal',
      (bill: (typeof cases)[number]) => {
        const { discount, subtotal } = totals(bill)
        return discount <= subtotal
      },
    ],
    [
      'add up to the cent',
      (bill: (typeof cases)[number]) => {
        const { subtotal, discount, delivery, tax, total } = totals(bill)
        return total === subtotal - discount + delivery + (bill.tax.isIncluded ? 0 : tax)
      },
    ],
    [
      'do not depend on the order of the lines',
      (bill: (typeof cases)[number]) =>
        totals(bill).total === totals({ ...bill, lines: bill.lines.toReversed() }).total,
    ],
    [
      'never fall when a piece is added',
      (bill: (typeof cases)[number]) => {
        const [first, ...rest] = bill.lines
        const more = first ? [{ ...first, quantity: first.quantity + 1 }, ...rest] : rest
        return totals({ ...bill, lines: more }).total >= totals(bill).total
      },
    ],
    [
      'contain a tax that leaves the net amount it is computed from',
      (bill: (typeof cases)[number]) => {
        const { total, tax } = totals({ ...bill, tax: { ...bill.tax, isIncluded: true } })
        return Math.abs(shareOf(total - tax, bill.tax.rate, 100_000) - tax) <= 1
      },
    ],
  ])('%s', (_, holds) => {
    expect(cases.filter((bill) => !holds(bill))).toEqual([])
  })
})

it.each([
  ['a dime and two dimes', [0.1, 0.2], 30],
  ['prices of the specification', [65.9, 99.9, 30.9, 56.9, 140.99], 39459],
  ['an amount that floating point puts below the half', [1.005], 100],
])('%s come to cents', (_, dollars, cents) => {
  expect(dollars.reduce((sum, amount) => sum + toCents(amount), 0)).toBe(cents)
})

it('rounds a line once, half up', () => {
  expect(lineTotal({ unitPrice: 1, quantity: 50, per: 100 })).toBe(1)
  expect(lineTotal({ unitPrice: 1, quantity: 49, per: 100 })).toBe(0)
  expect(lineTotal({ unitPrice: 1249, quantity: 3, per: 1000 })).toBe(4)
  expect(
    subtotalOf([
      { unitPrice: 1, quantity: 50, per: 100 },
      { unitPrice: 1, quantity: 50, per: 100 },
    ]),
  ).toBe(2)
})

it('stays exact where floating point does not', () => {
  expect(shareOf(9_007_199_254_740_991, 50_000, 100_000)).toBe(4_503_599_627_370_496)
})

it('takes off a share or an amount', () => {
  expect(discountOf(8500, { kind: 'percentage', value: toThousandths(12.5) })).toBe(1063)
  expect(discountOf(8500, { kind: 'amount', value: 2000 })).toBe(2000)
  expect(discountOf(1500, { kind: 'amount', value: 2000 })).toBe(1500)
})

it('adds a tax to the prices, or finds it in them', () => {
  const lines = [{ unitPrice: 8500, quantity: 1 }]
  const rate = toThousandths(6.625)
  expect(totals({ lines, tax: { rate, isIncluded: false } })).toMatchObject({ tax: 563, total: 9063 })
  expect(totals({ lines, tax: { rate, isIncluded: true } })).toMatchObject({ tax: 528, total: 8500 })
})

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [6590, '$65.90'],
  [-2000, '-$20.00'],
  [123_456_789, '$1,234,567.89'],
])('writes %d as %s', (cents, text) => expect(formatCents(cents)).toBe(text))

it.each([
  [123, undefined, '$1.23'],
  [123, 1, '$1.23'],
  [123, 1000, '$1.23 per 1,000'],
])('writes a price of %d for %s', (cents, per, text) => expect(formatPrice(cents, per)).toBe(text))
