/* What the visitor chooses of the lines that are ordered again: pure functions. */
import { keyOfLine, maxLines, maxQuantity, type NewLine } from '@/content/cart/cart'
import type { CartLine } from '@/content/cart/types'
import type { ProductOption } from '@/content/orders/types'
import type { NewQuoteLine } from '@/content/quotes/list'
import type { ResolvedArticle, ResolvedLine, ResolvedProduct } from '@/content/reorder/types'
import { sourceAddress } from '@/ui/source-address'
import * as messages from '@/messages/visitor'

/** Pixels of the picture that the cart shows. */
const pictureWidth = 320

/** The visitor's choices by the key of a line: whether it is left out, and the size or colour that replaces one that is no longer sold. */
export type Choices = Readonly<Record<string, { isLeftOut?: boolean; option?: ProductOption }>>

/** The option of a line with what was chosen for it. */
export const optionOf = (line: ResolvedProduct, choices: Choices): ProductOption => ({
  ...line.option,
  ...choices[line.key]?.option,
})

/** Which of size and colour must be chosen before a line can be ordered, also because the product has come in several since. */
export function missingOf(line: ResolvedProduct, choices: Choices): ('size' | 'colour')[] {
  const { now } = line
  const option = optionOf(line, choices)
  return [
    ...(!option.size && now.sizes.length > 0 ? ['size' as const] : []),
    ...(!option.colour && now.colours.length > 0 ? ['colour' as const] : []),
  ]
}

/** Whether a line can be ordered: a product goes into the cart, packaging onto the quote list. */
export const isReady = (line: ResolvedLine, choices: Choices): line is ResolvedProduct | ResolvedArticle =>
  line.kind === 'article'
    ? line.line !== undefined
    : line.kind === 'product' && line.quantity > 0 && missingOf(line, choices).length === 0

const isChosen = (line: ResolvedLine, choices: Choices) =>
  isReady(line, choices) && !choices[line.key]?.isLeftOut

/** The lines that go onto the quote list. */
export const chosenQuoteLines = (lines: readonly ResolvedLine[], choices: Choices): NewQuoteLine[] =>
  lines.flatMap((line) => (line.kind === 'article' && isChosen(line, choices) ? (line.line ?? []) : []))

/** The lines that go into the cart. */
export const chosenLines = (lines: readonly ResolvedLine[], choices: Choices): NewLine[] =>
  lines
    .filter((line): line is ResolvedProduct => line.kind === 'product' && isChosen(line, choices))
    .map((line) => ({
      product: line.now.number,
      option: optionOf(line, choices),
      quantity: line.quantity,
      seen: {
        name: line.now.name,
        unitPrice: line.now.price,
        href: line.now.href,
        category: line.now.category,
        pictureSrc: line.now.picture && sourceAddress(line.now.picture, pictureWidth),
      },
    }))

/** Why lines do not fit into the cart, which would drop or cut some of them. */
export function cartProblem(cart: readonly CartLine[], added: readonly NewLine[]): string | undefined {
  const quantities = new Map(cart.map(({ key, quantity }) => [key, quantity]))
  for (const { product, option, quantity } of added) {
    const key = keyOfLine(product, option)
    quantities.set(key, (quantities.get(key) ?? 0) + quantity)
  }
  if (quantities.size > maxLines) return messages.cartTooLong(quantities.size, maxLines)
  if ([...quantities.values()].some((quantity) => quantity > maxQuantity))
    return messages.quantityTooLarge(maxQuantity)
  return undefined
}
