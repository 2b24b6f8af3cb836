import { describe, expect, it } from 'vitest'
import { shareOf } from '../money/cents'
import {
  daysFor,
  nextBreak,
  orderUnitsFor,
  pieceText,
  piecesPerOrder,
  priceAt,
  toOrderable,
  totalAt,
  unitPriceAt,
} from './price'
import { sellingFrom } from './testing-random'
import type { Article, Terms } from './types'

const samples = Array.from({ length: 300 }, (_, index) => sellingFrom(index + 1))

describe('for any article and quantity', () => {
  it('the price is that of the break that applies', () => {
    for (const { article, terms } of samples) {
      for (let quantity = 1; quantity <= 130; quantity++) {
        let expected = article.price ?? 0
        for (const { from, reduction } of terms.breaks) {
          if (quantity >= from) expected = shareOf(article.price ?? 0, 100_000 - reduction, 100_000)
        }
        expect(priceAt(article.price ?? 0, terms.breaks, quantity)).toBe(expected)
      }
    }
  })

  it('a larger order never costs less, but for the cents that a price is rounded by', () => {
    for (const { article, terms } of samples) {
      let before = 0
      for (let quantity = 1; quantity <= 130; quantity++) {
        const total = totalAt(article, terms, quantity) ?? 0
        // The price of a break is rounded to a cent for `per` pieces, at most half a cent on either side.
        const slack = Math.ceil((quantity * piecesPerOrder(article, 'case')) / terms.per) + 1
        expect(total).toBeGreaterThanOrEqual(before - slack)
        before = total
      }
    }
  })

  it('a total is rounded once, half up', () => {
    for (const { article, terms } of samples) {
      const quantity = 7
      const exact =
        BigInt(priceAt(article.price ?? 0, terms.breaks, quantity)) *
        BigInt(quantity * (article.pieces.case ?? 1))
      const per = BigInt(terms.per)
      const rest = exact % per
      expect(totalAt(article, terms, quantity)).toBe(Number(exact / per) + (2n * rest >= per ? 1 : 0))
    }
  })

  it('what is ordered is a multiple of the increment, within the limits, and never less than asked for', () => {
    for (const { article, terms } of samples) {
      for (const count of [-5, 0, 0.5, 1, 3, 17, 400, 20_000, Number.NaN]) {
        const quantity = orderUnitsFor(count, 'piece', article, terms)
        expect(quantity % terms.increment).toBe(0)
        expect(quantity).toBeGreaterThanOrEqual(terms.minimum)
        expect(quantity).toBeLessThanOrEqual(terms.maximum ?? Infinity)
        const isEnough = quantity * piecesPerOrder(article, 'case') >= count
        expect(isEnough || quantity === terms.maximum || !(count > 0)).toBe(true)
      }
    }
  })
})

const bag: Article = {
  size: '6 × 4 × 12 in',
  sku: 'KBB-02',
  price: 4600,
  pieces: { piece: 1, pack: 100, case: 500, pallet: 20_000 },
}
const terms: Terms = {
  per: 1000,
  breaks: [
    { from: 5, reduction: 3000 },
    { from: 12, reduction: 6000 },
    { from: 40, reduction: 8000 },
  ],
  units: [],
  orderUnit: 'case',
  minimum: 1,
  increment: 1,
  leadTime: { min: 1, max: 3, large: { from: 40, min: 5, max: 8 } },
}

describe('an order of bags', () => {
  it('costs what the price table says', () => {
    expect([1, 5, 12, 40].map((cases) => totalAt(bag, terms, cases))).toEqual([2300, 11_155, 25_944, 84_640])
    expect(unitPriceAt(bag, terms, 40, 'pallet')).toBe(84_640)
    expect(unitPriceAt(bag, terms, 1, 'pack')).toBe(460)
    expect(pieceText(4600, 1000)).toBe('$0.0460')
    expect(pieceText(2750, 1)).toBe('$27.50')
  })
  it('of 20,000 bags is one pallet, of one more a case more', () => {
    expect(orderUnitsFor(20_000, 'piece', bag, terms)).toBe(40)
    expect(orderUnitsFor(20_001, 'piece', bag, terms)).toBe(41)
    expect(orderUnitsFor(1, 'pallet', bag, terms)).toBe(40)
  })
  it('takes longer by the pallet', () => {
    expect(daysFor(terms, 39)).toMatchObject({ min: 1, max: 3 })
    expect(daysFor(terms, 40)).toMatchObject({ min: 5, max: 8 })
  })
  it('says when the price falls next', () => {
    expect(nextBreak(terms.breaks, 1)?.from).toBe(5)
    expect(nextBreak(terms.breaks, 12)?.from).toBe(40)
    expect(nextBreak(terms.breaks, 40)).toBeUndefined()
  })
  it('has no price where it is sold by quote only', () => {
    const { price: _, ...unpriced } = bag
    expect(totalAt(unpriced, terms, 3)).toBeUndefined()
    expect(unitPriceAt(unpriced, terms, 3, 'case')).toBeUndefined()
  })
  it('keeps to steps', () => {
    expect(toOrderable(7, { minimum: 6, increment: 3 })).toBe(9)
    expect(toOrderable(100, { minimum: 6, increment: 3, maximum: 30 })).toBe(30)
  })
})
