import type { CartLine } from '@/content/samples/types'

export type Cart = { lines: CartLine[] }

/** The cart with another quantity of a line; never below 0. */
export function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  const lines = cart.lines.map((line) =>
    line.id === id ? { ...line, quantity: Math.max(0, quantity) } : line,
  )
  return { ...cart, lines }
}

/** The cart without a line. */
export const without = (cart: Cart, id: string): Cart => ({
  ...cart,
  lines: cart.lines.filter((line) => line.id !== id),
})

/** Dollars of a line, and of all lines. */
export const lineTotal = ({ unitPrice, quantity }: CartLine) => unitPrice * quantity
export const subtotalOf = ({ lines }: Cart) => lines.reduce((sum, line) => sum + lineTotal(line), 0)

/** Pieces in the cart. */
export const piecesIn = ({ lines }: Cart) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
