import { describe, expect, it } from 'vitest'
import { shareOf } from '../money/cents'
import { numbers, sellingFrom } from '../selling/testing-random'
import { type UnitKey, unitKeys } from '../selling/types'
import { maxCount } from './bounds'
import { checkQuantity, nextBreakText, priceChangeText, priceOf } from './line'
import { bagItem, bagItemWith, quotedOf } from './testing'
import type { QuotedArticle } from './types'

const bag = quotedOf(bagItem)
const stepped = quotedOf(bagItemWith({ minimum: 10, increment: 5, maximum: 40 }))

describe('checkQuantity', () => {
  it.each([
    ['a case', { unit: 'case', quantity: 3 }, { pieces: 1500, orderUnits: 3 }],
    ['whole cases in bags', { unit: 'piece', quantity: 1000 }, { pieces: 1000, orderUnits: 2 }],
    ['a pallet', { unit: 'pallet', quantity: 1 }, { pieces: 20_000, orderUnits: 40 }],
  ] as const)('accepts %s', (_, count, expected) => expect(checkQuantity(count, bag)).toEqual(expected))

  it.each([
    ['part of a case', bag, 'pack', 7, 'Sold by the case of 5 bundles.', { unit: 'pack', quantity: 10 }],
    [
      'an odd number of bags',
      bag,
      'piece',
      501,
      'Sold by the case of 500 bags.',
      { unit: 'piece', quantity: 1000 },
    ],
    [
      'less than the minimum',
      stepped,
      'case',
      3,
      'The smallest order is 10 cases.',
      { unit: 'case', quantity: 10 },
    ],
    ['between two steps', stepped, 'case', 12, 'Sold in steps of 5 cases.', { unit: 'case', quantity: 15 }],
    [
      'beyond the maximum',
      stepped,
      'pallet',
      2,
      'We take orders of at most 40 cases.',
      { unit: 'pallet', quantity: 1 },
    ],
  ] as const)('refuses %s and offers what can be ordered', (_, quoted, unit, quantity, problem, offer) => {
    const checked = checkQuantity({ unit, quantity }, quoted)
    expect(checked.problem).toContain(problem)
    expect(checked).toHaveProperty('offer', offer)
  })

  it.each([0, -1, 1.5, Number.NaN, Infinity, maxCount + 1])('refuses %d', (quantity) =>
    expect(checkQuantity({ unit: 'case', quantity }, bag).problem).toContain('whole number'),
  )

  it('refuses a unit that the article does not have', () => {
    const item = bagItemWith({})
    const { pallet: _, ...pieces } = bag.article.pieces
    const checked = checkQuantity(
      { unit: 'pallet', quantity: 1 },
      { item, article: { ...bag.article, pieces } },
    )
    expect(checked).toEqual({ problem: 'Sold by the case.', offer: { unit: 'case', quantity: 1 } })
  })
})

/** Articles of many kinds, each with a quantity in some unit. */
const cases = Array.from({ length: 400 }, (_, seed) => {
  const { article, terms } = sellingFrom(seed + 1)
  const next = numbers(seed + 1000)
  const unit = unitKeys[next(0, 3)] as UnitKey
  const item = { id: 'x', name: 'X', href: '/', terms, articles: [article] }
  return { quoted: { item, article } satisfies QuotedArticle, count: { unit, quantity: next(1, 5000) } }
})

it('what is offered in place of a refused quantity can be ordered, and is the nearest above it', () => {
  for (const { quoted, count } of cases) {
    const checked = checkQuantity(count, quoted)
    const offer = checked.problem === undefined ? count : checked.offer
    const again = offer && checkQuantity(offer, quoted)
    const { minimum, increment, maximum = Infinity } = quoted.item.terms
    expect(again).toMatchObject({ pieces: expect.any(Number) })
    if (!again || again.problem !== undefined) continue
    expect(again.orderUnits % increment).toBe(0)
    expect(again.orderUnits).toBeGreaterThanOrEqual(minimum)
    expect(again.orderUnits).toBeLessThanOrEqual(maximum)
    const pieces = count.quantity * (quoted.article.pieces[count.unit] ?? 0)
    const step = increment * (quoted.article.pieces[quoted.item.terms.orderUnit] ?? 1)
    const isBound = again.orderUnits === minimum || again.orderUnits === maximum
    const more = again.pieces - pieces
    expect(isBound || (more >= 0 && more < step)).toBe(true)
  }
})

it('the price of a quantity is that of the break that applies, half up, once for a line; totals rise', () => {
  for (const { quoted } of cases) {
    const { article, item } = quoted
    let last = -1
    for (let units = 1; units <= 150; units++) {
      const reduction = Math.max(
        0,
        ...item.terms.breaks.filter(({ from }) => from <= units).map((each) => each.reduction),
      )
      const each = shareOf(article.price ?? 0, 100_000 - reduction, 100_000)
      const pieces = units * (article.pieces.case ?? 0)
      const { listTotal = -1, listPrice = -1 } = priceOf(quoted, units) ?? {}
      expect(listTotal).toBe(
        Number((2n * BigInt(each) * BigInt(pieces) + BigInt(item.terms.per)) / BigInt(2 * item.terms.per)),
      )
      expect(listPrice).toBe(shareOf(each, article.pieces.case ?? 0, item.terms.per))
      expect(listTotal).toBeGreaterThanOrEqual(last)
      last = listTotal
    }
  }
})

it('has no price for what is sold by quote only', () => {
  const quoted = quotedOf(bagItem, 'KBB-03')
  expect(priceOf(quoted, 12)).toBeUndefined()
  expect(nextBreakText(quoted, 1)).toBeUndefined()
})

it('names the next break as long as it can be reached', () => {
  expect(nextBreakText(bag, 1)).toBe('4 more cases: −3%')
  expect(nextBreakText(bag, 5)).toBe('7 more cases: −6%')
  expect(nextBreakText(bag, 12)).toBeUndefined()
  expect(nextBreakText(quotedOf(bagItemWith({ maximum: 10 })), 5)).toBeUndefined()
})

it('says what changed since the price was seen', () => {
  const seen = (price: number | undefined) => priceChangeText({ seen: { name: 'Bag', price } }, bag, 1)
  expect(seen(3800)).toBeUndefined()
  expect(seen(3600)).toBe('Price changed from $18.00 to $19.00 per case')
  expect(seen(undefined)).toBe('This article now has a price: $19.00 per case.')
  expect(priceChangeText({ seen: { name: 'Bag', price: 1 } }, quotedOf(bagItem, 'KBB-03'), 1)).toContain(
    'by quote only',
  )
})
