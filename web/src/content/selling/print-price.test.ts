import { describe, expect, it } from 'vitest'
import { printCost } from '@shop/studio/pricing'
import { perThousand, printedPrice, printedPrices } from './print-price'
import { bags } from './testing'
import { printFrom, sellingFrom } from './testing-random'
import type { Print } from './types'

const samples = Array.from({ length: 300 }, (_, index) => printFrom(index + 1))
const quantities = ({ prices }: Print) =>
  prices.flatMap(({ from }) => [from - 1, from, from + 1, from + 499, from * 2, from * 3 + 7])

describe('for any print', () => {
  it('a run costs the price that applies, or what the next cheaper run costs', () => {
    for (const print of samples) {
      for (const pieces of quantities(print)) {
        const runs = print.prices.map(({ from, amount }, index) => {
          const isOver = pieces >= (print.prices[index + 1]?.from ?? Infinity)
          return isOver ? Infinity : amount * Math.max(pieces, from)
        })
        const cost = printCost(print, pieces, 1)
        expect(cost?.run).toBe(
          pieces < (print.minimum ?? 0) ? undefined : Math.floor((Math.min(...runs) + 500) / 1000),
        )
      }
    }
  })

  it('neither more pieces nor more colours ever cost less', () => {
    for (const print of samples) {
      let before = 0
      for (const pieces of quantities(print).toSorted((a, b) => a - b)) {
        const totals = Array.from({ length: print.colours ?? 1 }, (_, index) => {
          const cost = printCost(print, pieces, index + 1)
          return cost && cost.run + cost.plates
        })
        expect(totals).toEqual(totals.toSorted((a, b) => (a ?? 0) - (b ?? 0)))
        expect(totals[0] ?? 0).toBeGreaterThanOrEqual(before)
        before = totals[0] ?? 0
      }
    }
  })

  it('nothing is priced below the shortest run or beyond the colours of the press', () => {
    for (const print of samples) {
      const { minimum = 1, colours = 1 } = print
      expect(printCost(print, minimum - 1, 1)).toBeUndefined()
      expect(printCost(print, minimum, colours)).toBeDefined()
      for (const count of [colours + 1, 0, -1, 1.5, Number.NaN]) {
        expect(printCost(print, minimum, count)).toBeUndefined()
      }
      expect(printCost(print, Number.NaN, 1)).toBeUndefined()
    }
  })

  it('the parts of a printed price add up, for at least what was asked', () => {
    for (const [index, print] of samples.entries()) {
      const { article, terms } = sellingFrom(index + 1)
      for (const count of quantities(print)) {
        const price = printedPrice(article, terms, print, { count, colours: 1 })
        if (!price) continue
        expect(price.pieces).toBeGreaterThanOrEqual(count)
        expect(price.total).toBe(price.goods + price.run + price.plates)
      }
    }
  })
})

describe('printed bags', () => {
  const [first] = bags.articles
  const print = bags.facts.print!
  const priceOf = (count: number, colours = 1) => printedPrice(first!, bags, print, { count, colours })

  it('cost goods, run and plates', () => {
    expect(priceOf(20_000)).toEqual({
      pieces: 20_000,
      goods: 71_440,
      run: 28_000,
      plates: 6000,
      total: 105_440,
    })
    expect(priceOf(20_000, 2)).toMatchObject({ run: 40_000, plates: 12_000, total: 123_440 })
    expect(perThousand(priceOf(20_000)!)).toBe(4972)
  })

  it('are made by the case', () => {
    expect(priceOf(5001)?.pieces).toBe(5500)
    expect(priceOf(4999)).toBeUndefined()
  })

  it('are quoted beyond the largest order, in a third colour, and in a size without a price', () => {
    expect(
      printedPrice(first!, { ...bags, maximum: 20 }, print, { count: 10_001, colours: 1 }),
    ).toBeUndefined()
    expect(priceOf(20_000, 3)).toBeUndefined()
    expect(printedPrice(bags.articles[2]!, bags, print, { count: 20_000, colours: 1 })).toBeUndefined()
  })

  it('have a price of two colours only where an editor entered it, and free plates where not', () => {
    const { extraColour: _, ...one } = print
    expect(printCost({ ...one, plate: 0 }, 5000, 1)).toEqual({ run: 12_000, plates: 0 })
    expect(printCost(one, 5000, 2)).toBeUndefined()
  })

  it('are listed for the first size that has a price, from each quantity', () => {
    expect(printedPrices(bags)?.rows.map(({ pieces, total }) => [pieces, total])).toEqual([
      [5000, 36_430],
      [10_000, 59_720],
      [20_000, 105_440],
    ])
    const close = { ...print, prices: print.prices.map((price, n) => ({ ...price, from: 5000 + n })) }
    const many = printedPrices({ ...bags, facts: { ...bags.facts, print: close } })?.rows ?? []
    expect(new Set(many.map(({ pieces }) => pieces)).size).toBe(many.length)
    const [, ...rest] = bags.articles
    expect(printedPrices({ ...bags, articles: rest })?.article.sku).toBe('KBB-02')
    expect(printedPrices({ ...bags, articles: bags.articles.slice(2) })).toBeUndefined()
    const facts = { ...bags.facts, print: { ...print, prices: [] } }
    expect(printedPrices({ ...bags, facts })).toBeUndefined()
  })
})
