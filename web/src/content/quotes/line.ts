/*
 * A line of a quote list: what can be ordered and what it costs. Pure functions, so that the browser shows what the
 * server computes again.
 */
import type { Cents } from '../money/cents'
import { formatCents } from '../money/format'
import { nextBreak, orderUnitsFor, piecesPerOrder, toOrderable, totalAt, unitPriceAt } from '../selling/price'
import type { Article, UnitKey } from '../selling/types'
import { countOf, formatCount, percentText } from '../selling/words'
import { maxCount } from './bounds'
import type { QuotedArticle, QuoteLine } from './types'

type Count = Pick<QuoteLine, 'unit' | 'quantity'>

/** Why a quantity cannot be ordered, and the nearest one above it that can. */
export type QuantityProblem = { problem: string; offer?: Count }

/** A quantity that can be ordered: its pieces and its order units. */
export type Orderable = { pieces: number; orderUnits: number; problem?: never }

/** Checks a quantity against minimum, increment and maximum of its item. */
export function checkQuantity(
  { unit, quantity }: Count,
  { item: { terms }, article }: QuotedArticle,
): Orderable | QuantityProblem {
  const { orderUnit, minimum, increment, maximum } = terms
  const inUnit = article.pieces[unit]
  const least = toOrderable(minimum, terms)
  if (!inUnit) {
    const words = terms.units.find(({ key }) => key === orderUnit)
    return {
      problem: `Sold by the ${words?.singular ?? orderUnit}.`,
      offer: { unit: orderUnit, quantity: least },
    }
  }
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxCount)
    return {
      problem: `Enter a whole number from 1 to ${formatCount(maxCount)}.`,
      offer: { unit: orderUnit, quantity: least },
    }
  const perOrder = piecesPerOrder(article, orderUnit)
  const pieces = quantity * inUnit
  const wanted = Math.ceil(pieces / perOrder)
  if (maximum !== undefined && wanted > maximum)
    return {
      problem: `We take orders of at most ${countOf(maximum, orderUnit, terms)}. For more, write to us in the message.`,
      offer: inShownUnit(maximum, unit, article, orderUnit),
    }
  const orderUnits = orderUnitsFor(quantity, unit, article, terms)
  if (orderUnits * perOrder === pieces) return { pieces, orderUnits }
  const offer = inShownUnit(orderUnits, unit, article, orderUnit)
  if (wanted < minimum)
    return { problem: `The smallest order is ${countOf(minimum, orderUnit, terms)}.`, offer }
  if (increment > 1) return { problem: `Sold in steps of ${countOf(increment, orderUnit, terms)}.`, offer }
  const words = terms.units.find(({ key }) => key === orderUnit)
  return {
    problem: `Sold by the ${words?.singular ?? orderUnit} of ${countOf(perOrder / inUnit, unit, terms)}.`,
    offer,
  }
}

/** Order units in the unit that the visitor chose, where the result is a whole number. */
function inShownUnit(orderUnits: number, unit: UnitKey, { pieces }: Article, orderUnit: UnitKey): Count {
  const count = (orderUnits * (pieces[orderUnit] ?? 1)) / (pieces[unit] ?? 1)
  return Number.isInteger(count) ? { unit, quantity: count } : { unit: orderUnit, quantity: orderUnits }
}

/** The price of a quantity; empty for an article that is sold by quote only. */
export type LinePrice = {
  /** The price of one order unit at this quantity. */
  listPrice: Cents
  listTotal: Cents
}

/** The price of a quantity in order units, by the break that applies. */
export function priceOf(
  { item: { terms }, article }: QuotedArticle,
  orderUnits: number,
): LinePrice | undefined {
  const listPrice = unitPriceAt(article, terms, orderUnits, terms.orderUnit)
  const listTotal = totalAt(article, terms, orderUnits)
  return listPrice === undefined || listTotal === undefined ? undefined : { listPrice, listTotal }
}

/** The next price break: “12 more cases: −4%”. */
export function nextBreakText(
  { item: { terms }, article }: QuotedArticle,
  orderUnits: number,
): string | undefined {
  const next = nextBreak(terms.breaks, orderUnits)
  if (article.price === undefined || !next || next.from > (terms.maximum ?? Infinity)) return undefined
  const more = countOf(next.from - orderUnits, terms.orderUnit, terms).replace(' ', ' more ')
  return `${more}: −${percentText(next.reduction)}`
}

/** What has changed since the visitor saw the price. */
export function priceChangeText(
  { seen }: Pick<QuoteLine, 'seen'>,
  { item, article }: QuotedArticle,
  orderUnits: number,
): string | undefined {
  if (seen.price === article.price) return undefined
  const now = priceOf({ item, article }, orderUnits)
  const before = priceOf({ item, article: { ...article, price: seen.price } }, orderUnits)
  const word = item.terms.units.find(({ key }) => key === item.terms.orderUnit)?.singular ?? 'unit'
  if (!now) return 'This article is now sold by quote only.'
  if (!before) return `This article now has a price: ${formatCents(now.listPrice)} per ${word}.`
  return `Price changed from ${formatCents(before.listPrice)} to ${formatCents(now.listPrice)} per ${word}`
}

/** What is sold under an article number: a text to compare what a browser showed with what is sold now. */
export const soldAs = ({ item, article }: QuotedArticle, unit: UnitKey): string =>
  [item.name.slice(0, 100), article.size.slice(0, 100), article.pieces[unit]].join('; ')

/** “12 cases of Brown Kraft Bags, 6 × 4 × 12 in”. */
export const goodsText = (
  { unit, quantity }: { unit: string; quantity: number },
  { name, size }: { name: string; size?: string },
  units: Parameters<typeof countOf>[2],
): string => `${countOf(quantity, unit, units)} of ${name}${size ? `, ${size}` : ''}`
