import type { Cents } from '../money/cents'
import type { CartProduct, ProductOption } from '../orders/types'
import type { NewQuoteLine } from '../quotes/list'
import type { UnitKey } from '../selling/types'

/** A product of the shop that is ordered again. */
export type WantedProduct = {
  product: number
  option: ProductOption
  quantity: number
  name: string
  /** What one cost then. */
  unitPrice?: Cents
}

/** An article of packaging that is ordered again; without a unit, its quantity and price are those of the order unit. */
export type WantedArticle = {
  sku: string
  unit?: UnitKey
  quantity: number
  name: string
  unitPrice?: Cents
}

export type ReorderLineInput = WantedProduct | WantedArticle

/** What was ordered, and what it cost. */
type Before = { key: string; name: string; quantity: number; before?: Cents }

/**
 * A product today: `same`, or `option` when its size or colour is no longer made, or one must be chosen since. The price may differ in either case.
 */
export type ResolvedProduct = Before & {
  kind: 'product'
  /** What was chosen then. */
  was: ProductOption
  /** What of it is still made. */
  option: ProductOption
  status: 'same' | 'option'
  now: CartProduct
}

/** An article today: `same`, or `replaced` by another one; `size` when its replacement has no such size. */
export type ResolvedArticle = Before & {
  kind: 'article'
  sku: string
  status: 'same' | 'replaced' | 'size'
  now: { name: string; href: string; sku?: string; size?: string; price?: Cents; unit: string }
  /** What of it goes onto the quote list; nothing when its size is not made any more. */
  line?: NewQuoteLine
}

/** What is not sold any more, and has no replacement. */
export type GoneLine = Before & { kind: 'gone' }

export type ResolvedLine = ResolvedProduct | ResolvedArticle | GoneLine

/** What is ordered again: an order by its private link, or lines that the browser kept. */
export type ReorderSource = { order: { id: string; token: string } } | { lines: ReorderLineInput[] }

/** The answer of `POST /api/reorder`, in the order of what was wanted. */
export type Reorder = { lines: ResolvedLine[] }
