import { productHref } from '@shop/studio/routes'
import { fetchUncached } from '../lake/fetch'
import type { Cents } from '../money/cents'
import { lineTotal } from '../money/totals'
import { byAnyNumber, earlierOf, toProductFacts } from './products'
import { orderedProductsQuery } from './queries'
import type { WantedLine } from './types'

/** A line as an order stores it. */
export type OrderLine = WantedLine & {
  name: string
  sku?: string
  category?: string
  unitPrice: Cents
  total: Cents
}

/** Why a line cannot be ordered: its product, size or colour is no longer sold, or the product has sizes or colours since. */
export type LineProblem = { problem: 'withdrawn' | 'option' }

/**
 * Reads the products of the lines again and prices each line, in the order given. Nothing is cached, so that an order
 * never uses an earlier price.
 * @throws LakeUnavailableError when the lake is down
 */
export async function priceLines(lines: readonly WantedLine[]): Promise<(OrderLine | LineProblem)[]> {
  const numbers = [...new Set(lines.map(({ product }) => product))]
  const products = await fetchUncached(orderedProductsQuery, { numbers, addresses: numbers.map(productHref) })
  const byNumber = byAnyNumber(
    products.flatMap((raw) => {
      const facts = toProductFacts(raw)
      return facts ? [{ ...facts, earlier: earlierOf(raw) }] : []
    }),
  )
  return lines.map((line) => {
    const product = byNumber.get(line.product)
    if (!product) return { problem: 'withdrawn' }
    const { number, name, sku, category, price, sizes, colours } = product
    const { size, colour } = line.option
    if (!isOneOf(size, sizes) || !isOneOf(colour, colours)) return { problem: 'option' }
    const { option, quantity } = line
    const total = lineTotal({ unitPrice: price, quantity })
    return { product: number, option, quantity, name, sku, category, unitPrice: price, total }
  })
}

/** Whether what was chosen is one of those that a product is made in, and nothing where there is no choice. */
const isOneOf = (chosen: string | undefined, made: readonly string[]) =>
  chosen ? made.includes(chosen) : made.length === 0
