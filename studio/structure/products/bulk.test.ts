import { describe, expect, it } from 'vitest'
import { bulkChanges, buttonOf, parsePercent, titleOf, type Bulk, type Rounding } from './bulk.ts'
import type { Row, Values } from './rows.ts'

const row = (values: Values): Row => ({ id: 'p', revision: '1', values, published: values, hasDraft: false })
const after = (bulk: Bulk, values: Values) => bulkChanges(bulk, [row(values)])[0]?.after
const raise = (percent: number, rounding: Rounding = 'cent', isSaleIncluded = false): Bulk => ({
  kind: 'raise',
  percent,
  rounding,
  isSaleIncluded,
})

it.each([
  ['10', 10],
  [' -5 ', -5],
  ['−10', -10],
  ['– 2,5 %', -2.5],
  ['ten', Number.NaN],
])('reads the percentage “%s”', (text, percent) => expect(parsePercent(text)).toBe(percent))

describe('raise', () => {
  it.each([
    [140.99, 4, 'cent', 146.63],
    [1.15, 10, 'cent', 1.27],
    [0.1, 200, 'cent', 0.3],
    [849, -5, 'cent', 806.55],
    [20, 4, 'ninetyNine', 20.99],
    [20.3, 1, 'ninetyNine', 20.99],
    [20, 1, 'ninetyNine', 19.99],
    [0.2, 10, 'ninetyNine', 0.99],
    [849, 4, 'dollar', 883],
    [0.44, 10, 'dollar', 1],
    [0.02, -90, 'cent', 0.01],
    // Refused by the rule of the field.
    [85, -200, 'cent', -85],
    [85, -200, 'ninetyNine', -85],
  ] as const)('%d by %d%%, rounded to the %s, is %d', (price, percent, rounding, expected) => {
    expect(after(raise(percent, rounding), { price })).toEqual({ price: expected })
  })

  it('changes the sale price only when asked to', () => {
    expect(after(raise(10), { price: 100, salePrice: 50 })).toEqual({ price: 110 })
    expect(after(raise(10, 'cent', true), { price: 100, salePrice: 50 })).toEqual({
      price: 110,
      salePrice: 55,
    })
  })

  it.each(['cent', 'ninetyNine', 'dollar'] as const)(
    'leaves free what is free, rounded to the %s',
    (rounding) => expect(bulkChanges(raise(10, rounding), [row({ price: 0 })])).toEqual([]),
  )

  it('leaves out products without a price, and those whose price stays the same', () => {
    expect(bulkChanges(raise(4), [row({ name: 'New' }), row({ price: 0 })])).toEqual([])
  })
})

describe('sale', () => {
  const ends = '2030-01-01T00:00:00.000Z'

  it('computes the sale price and sets its end', () => {
    const bulk: Bulk = { kind: 'sale', percent: 15, rounding: 'cent', ends }
    expect(after(bulk, { price: 140.99 })).toEqual({ salePrice: 119.84, saleEnds: ends })
  })

  it('removes the end of an earlier sale when the new one has none', () => {
    const bulk: Bulk = { kind: 'sale', percent: 50, rounding: 'cent', ends: undefined }
    expect(bulkChanges(bulk, [row({ price: 10, salePrice: 5, saleEnds: ends })])).toEqual([
      { id: 'p', fields: ['saleEnds'], before: { saleEnds: ends }, after: {} },
    ])
  })

  it('does not touch products without a price', () => {
    expect(bulkChanges({ kind: 'sale', percent: 15, rounding: 'cent', ends }, [row({})])).toEqual([])
  })

  it('ends with its price, its end and the badge that says so', () => {
    const sold = { price: 10, salePrice: 5, saleEnds: ends, badge: 'Hot Sale' }
    expect(bulkChanges({ kind: 'endSale' }, [row(sold)])[0]).toMatchObject({
      fields: ['salePrice', 'saleEnds', 'badge'],
      after: {},
    })
    expect(after({ kind: 'endSale' }, { price: 10, salePrice: 5, badge: 'NEW' })).toEqual({})
    expect(bulkChanges({ kind: 'endSale' }, [row({ price: 10, badge: 'NEW' })])).toEqual([])
  })
})

it('says on its button what it will do', () => {
  expect(buttonOf('sale', 1)).toBe('Start the sale for 1 product')
  expect(buttonOf('raise', 14)).toBe('Change 14 products')
})

it('says what was done', () => {
  expect(titleOf(raise(-5), 1)).toBe('Lowered the prices of 1 product by 5%')
  expect(titleOf(raise(4), 14)).toBe('Raised the prices of 14 products by 4%')
})
