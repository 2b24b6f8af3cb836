import type { Cents } from '../money/cents'
import { type Reduction, subtotalOf } from '../money/totals'
import type { ProductOption, WantedLine } from '../orders/types'
import type { Cart, CartLine } from './types'

/** What a visitor adds to the cart. */
export type NewLine = Pick<CartLine, 'product' | 'option' | 'quantity' | 'seen'>

/** A line that was removed, and its position. */
export type RemovedLine = { line: CartLine; index: number }

/** What products cost now: cents by product number, null for a product that was withdrawn. */
export type CurrentPrices = ReadonlyMap<number, Cents | null>

/** Bounds of what is kept in the browser; larger orders are placed with the sales desk. */
export const maxQuantity = 9999
export const maxLines = 100

/** One line for each product, size and colour. */
export const keyOfLine = (product: number, { size = '', colour = '' }: ProductOption) =>
  [product, size, colour].join('|')

/** The cart with a product added; a line of the same product and option grows, and shows the price as seen now. */
export function withLine(cart: Cart, { product, option, quantity, seen }: NewLine): Cart {
  const key = keyOfLine(product, option)
  const existing = cart.lines.find((line) => line.key === key)
  if (existing) {
    const grown = { ...existing, quantity: clamped(existing.quantity + quantity), seen, now: undefined }
    return { ...cart, lines: cart.lines.map((line) => (line === existing ? grown : line)) }
  }
  const added = { key, product, option, quantity: clamped(quantity), seen }
  return { ...cart, lines: [...cart.lines, added].slice(-maxLines) }
}

/** The cart with another quantity of a line; never below 0. A line of 0 stays until the visitor removes it. */
export const withQuantity = (cart: Cart, key: string, quantity: number): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.key === key ? { ...line, quantity: clamped(quantity) } : line)),
})

const clamped = (quantity: number) => Math.min(Math.max(Math.trunc(quantity) || 0, 0), maxQuantity)

/** The cart without a line. */
export const withoutLine = (cart: Cart, key: string): Cart => ({
  ...cart,
  lines: cart.lines.filter((line) => line.key !== key),
})

/** The cart without the pieces that were ordered, and without its promo code, which was used. */
export function withoutOrdered({ promo: _used, ...cart }: Cart, ordered: readonly WantedLine[]): Cart {
  const pieces = new Map(
    ordered.map(({ product, option, quantity }) => [keyOfLine(product, option), quantity]),
  )
  const left = cart.lines.map((line) => ({ ...line, quantity: line.quantity - (pieces.get(line.key) ?? 0) }))
  return { ...cart, lines: left.filter(({ quantity }) => quantity > 0) }
}

/** The cart with a removed line in its place again, unless its product was added again. */
export function withRestored(cart: Cart, { line, index }: RemovedLine): Cart {
  if (cart.lines.some(({ key }) => key === line.key)) return cart
  return { ...cart, lines: cart.lines.toSpliced(index, 0, line) }
}

type Priced = Pick<CartLine, 'seen' | 'now'>

/** The price of one piece at the last check. */
export const unitPriceOf = ({ seen, now }: Priced): Cents => now ?? seen.unitPrice

/** Whether the product can still be bought. */
export const isAvailable = ({ now }: Priced) => now !== null

/** Whether the price differs from the one the visitor saw. */
export const isPriceChanged = ({ seen, now }: Priced) => typeof now === 'number' && now !== seen.unitPrice

/** The lines that an order would have: products that are still sold, at least one piece each, at the price of the last check. */
export const orderableLines = (lines: readonly CartLine[]) =>
  lines
    .filter((line) => isAvailable(line) && line.quantity > 0)
    .map((line) => ({ ...line, unitPrice: unitPriceOf(line) }))

/** What the promo code takes off; nothing while the goods are below its minimum. */
export const reductionOf = ({ lines, promo }: Cart): Reduction | undefined =>
  promo && subtotalIn(lines) >= (promo.minimumSubtotal ?? 0) ? promo.reduction : undefined

/** The number of pieces that can be ordered, and the sum of their lines. */
export const piecesIn = (lines: readonly CartLine[]): number =>
  orderableLines(lines).reduce((sum, { quantity }) => sum + quantity, 0)
export const subtotalIn = (lines: readonly CartLine[]): Cents => subtotalOf(orderableLines(lines))

/**
 * Lines or wishes with what their products cost now; the same array when nothing changed.
 * @param prices cents by product number, null for a product that was withdrawn; others keep what they have
 */
export function withPrices<Item extends { product: number; now?: Cents | null }>(
  items: Item[],
  prices: CurrentPrices,
): Item[] {
  const isCurrent = ({ product, now }: Item) => !prices.has(product) || now === prices.get(product)
  if (items.every(isCurrent)) return items
  return items.map((item) => (isCurrent(item) ? item : { ...item, now: prices.get(item.product) }))
}

/** Lines with the names that their products have now; a product without one keeps the name that the visitor saw. */
export const withNames = (lines: readonly CartLine[], names: ReadonlyMap<number, string>): CartLine[] =>
  lines.map((line) => ({ ...line, seen: { ...line.seen, name: names.get(line.product) ?? line.seen.name } }))

/** The cart after the visitor has read the changed prices. */
export const withPricesSeen = (cart: Cart): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, seen: { ...line.seen, unitPrice: unitPriceOf(line) } })),
})
