import { isProductNumber, parseNow, parseOption, parseSeen } from '../cart/parse-product'
import type { CartLine } from '../cart/types'
import { isRecord, parseList } from '../parse'

/** A product on the wishlist, with the size and colour that the cart gets. */
export type Wish = Pick<CartLine, 'product' | 'option' | 'seen' | 'now'>

/** Maximum number of products on a wishlist. */
export const maxWishes = 100

export const isWished = (wishes: readonly Wish[], product: number) =>
  wishes.some((wish) => wish.product === product)

/** The list with a product at its end, or as it is when it has the product already. */
export const withWish = (wishes: readonly Wish[], added: Wish): Wish[] =>
  isWished(wishes, added.product) ? [...wishes] : [...wishes, added].slice(-maxWishes)

export const withoutWish = (wishes: readonly Wish[], product: number): Wish[] =>
  wishes.filter((wish) => wish.product !== product)

/** The list in a stored value, each product once. A wish that cannot be used is dropped. */
export function parseWishes(stored: unknown): Wish[] | undefined {
  const wishes = parseList(stored, (raw): Wish | undefined => {
    if (!isRecord(raw) || !isProductNumber(raw.product)) return undefined
    const seen = parseSeen(raw.seen)
    return seen && { product: raw.product, option: parseOption(raw.option), seen, now: parseNow(raw.now) }
  })
  return wishes && [...new Map(wishes.map((wish) => [wish.product, wish])).values()].slice(-maxWishes)
}

/** The key of a shared list in an address: `?items=1,4`. */
const sharedKey = 'items'

/** The query of an address that shares a list. */
export const sharedQuery = (wishes: readonly Wish[]) =>
  `?${sharedKey}=${wishes.map(({ product }) => product).join(',')}`

/** The product numbers in the query of an address, each once; values that are not numbers are left out. */
export function parseShared(query: string): number[] {
  const given = new URLSearchParams(query).get(sharedKey)?.split(',') ?? []
  return [...new Set(given.map(Number).filter(isProductNumber))].slice(0, maxWishes)
}
