/*
 * What a quantity costs: pure functions over whole cents, used by the server for tables and documents and by the browser
 * while a buyer tries quantities. A price belongs to `per` pieces; every line is rounded once, half up.
 */
import { type Cents, priceAt, shareOf } from '@shop/studio/pricing'
import { formatCents } from '../money/format'
import { lineTotal } from '../money/totals'
import type { Article, Days, PriceBreak, Terms, UnitKey } from './types'

export { breakAt, priceAt } from '@shop/studio/pricing'

/** Pieces in one order unit. */
export const piecesPerOrder = ({ pieces }: Pick<Article, 'pieces'>, orderUnit: UnitKey): number =>
  pieces[orderUnit] ?? 1

/** The first break above a quantity. */
export const nextBreak = (breaks: readonly PriceBreak[], quantity: number): PriceBreak | undefined =>
  breaks.find(({ from }) => from > quantity)

/** What a quantity in order units costs, or undefined when the article is sold by quote only. */
export function totalAt(
  { price, pieces }: Pick<Article, 'price' | 'pieces'>,
  { breaks, per, orderUnit }: Pick<Terms, 'breaks' | 'per' | 'orderUnit'>,
  quantity: number,
): Cents | undefined {
  if (price === undefined) return undefined
  const unitPrice = priceAt(price, breaks, quantity)
  return lineTotal({ unitPrice, quantity: quantity * piecesPerOrder({ pieces }, orderUnit), per })
}

/** What one of a unit costs at a quantity in order units. For display only: a total is never computed from it. */
export function unitPriceAt(
  { price, pieces }: Pick<Article, 'price' | 'pieces'>,
  { breaks, per }: Pick<Terms, 'breaks' | 'per'>,
  quantity: number,
  unit: UnitKey,
): Cents | undefined {
  const count = pieces[unit]
  return price === undefined || !count ? undefined : shareOf(priceAt(price, breaks, quantity), count, per)
}

/** The price of a single piece; below a dollar with four digits after the point: “$0.0380”. For display only. */
export function pieceText(price: Cents, per: number): string {
  if (price >= 100 * per) return formatCents(shareOf(price, 1, per))
  const digits = String(shareOf(price, 100, per)).padStart(5, '0')
  return `$${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** The smallest quantity that can be ordered and is not below the given one; never above the maximum. */
export function toOrderable(
  quantity: number,
  { minimum, increment, maximum }: Pick<Terms, 'minimum' | 'increment' | 'maximum'>,
): number {
  const wanted = Number.isFinite(quantity) ? Math.max(quantity, minimum) : minimum
  const stepped = Math.ceil(wanted / increment) * increment
  return maximum === undefined ? stepped : Math.min(stepped, maximum)
}

/** A count of any unit as order units, rounded up to what can be ordered. */
export function orderUnitsFor(count: number, unit: UnitKey, article: Article, terms: Terms): number {
  const pieces = count * (article.pieces[unit] ?? 1)
  return toOrderable(Math.ceil(pieces / piecesPerOrder(article, terms.orderUnit)), terms)
}

/** Working days until a quantity in order units is delivered. */
export function daysFor({ leadTime }: Pick<Terms, 'leadTime'>, quantity: number): Days | undefined {
  return leadTime?.large && quantity >= leadTime.large.from ? leadTime.large : leadTime
}
