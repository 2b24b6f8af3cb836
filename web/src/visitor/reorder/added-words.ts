import type { ResolvedLine } from '@/content/reorder/types'
import * as messages from '@/messages/visitor'

/** How many lines go into the cart, and how many onto the quote list. */
export type Added = { cart: number; quote: number }

/** What the button says; without a chosen line, where lines of this kind would go. */
export function addWords({ cart, quote }: Added, lines: readonly ResolvedLine[]): string {
  if (cart > 0 && quote > 0) return messages.addToBoth(cart + quote)
  const isPackaging = quote > 0 || (cart === 0 && lines.every(({ kind }) => kind === 'article'))
  return isPackaging ? messages.addToQuoteList(quote) : messages.addToCart(cart)
}

/** What was added. */
export const addedWords = ({ cart, quote }: Added): string =>
  [quote > 0 && messages.addedToQuoteList(quote), cart > 0 && messages.addedToCart(cart)]
    .filter(Boolean)
    .join(' ')
