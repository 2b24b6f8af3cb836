/* What goods with the customer's print cost. */
import { type PrintCost, printCost } from '@shop/studio/pricing'
import { type Cents, shareOf } from '../money/cents'
import { orderUnitsFor, piecesPerOrder, totalAt } from './price'
import type { Article, Print, Selling, Terms } from './types'

/** A printed quantity with its price and the parts of the price. */
export type PrintedPrice = PrintCost & {
  /** The quantity that is made: whole order units, so it may be more than was requested. */
  pieces: number
  goods: Cents
  total: Cents
}

/** What a number of pieces costs with print. @returns undefined where the goods or the print are quoted */
export function printedPrice(
  article: Article,
  terms: Terms,
  print: Print,
  { count, colours }: { count: number; colours: number },
): PrintedPrice | undefined {
  if (!(count >= (print.minimum ?? 1))) return undefined
  const quantity = orderUnitsFor(count, 'piece', article, terms)
  const pieces = quantity * piecesPerOrder(article, terms.orderUnit)
  const [goods, cost] = [totalAt(article, terms, quantity), printCost(print, pieces, colours)]
  // The maximum order can be smaller than the requested number of pieces.
  if (goods === undefined || !cost || pieces < count) return undefined
  return { ...cost, pieces, goods, total: goods + cost.run + cost.plates }
}

/** The price of 1,000 printed pieces without plates. For display only. */
export const perThousand = ({ goods, run, pieces }: Pick<PrintedPrice, 'goods' | 'run' | 'pieces'>): Cents =>
  shareOf(goods + run, 1000, pieces)

/** The size whose printed prices a page shows first, and its price at each break. */
export type PrintedPrices = { article: Article; rows: PrintedPrice[] }

/** Prices of the first size that has one, at every quantity from which printing is cheaper. */
export function printedPrices(selling: Selling, colours = 1): PrintedPrices | undefined {
  const { articles, facts } = selling
  const article = articles.find(({ price }) => price !== undefined)
  const { print } = facts
  if (!article || !print) return undefined
  const rows = print.prices.flatMap(
    ({ from }) => printedPrice(article, selling, print, { count: from, colours }) ?? [],
  )
  // Where a case holds more than a run, several runs begin at one quantity.
  const own = [...Map.groupBy(rows, ({ pieces }) => pieces).values()].flatMap(([first]) => first ?? [])
  return own.length > 0 ? { article, rows: own } : undefined
}
