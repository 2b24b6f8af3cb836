import type { Cents, PriceBreak, PrintPrices, UnitKey } from '@shop/studio/pricing'

export { type PriceBreak, type UnitKey, unitKeys } from '@shop/studio/pricing'

/** A word for one and a word for several. */
export type UnitWords = { key: UnitKey; singular: string; plural: string }

/** A size that can be ordered. */
export type Article = {
  size: string
  sku: string
  /** The price of `per` pieces, before any price break; undefined when it is sold by quote only. */
  price?: Cents
  /** Pieces in one of each unit. */
  pieces: Partial<Record<UnitKey, number>>
  /** In inches. */
  width?: number
  fills?: string
}

/** What a price and an order depend on in addition to the article. */
export type Terms = {
  /** Prices are for this many pieces. */
  per: number
  /** The smallest quantity first. */
  breaks: PriceBreak[]
  /** From the smallest to the largest. */
  units: UnitWords[]
  /** The unit in which quantities and price breaks are counted. */
  orderUnit: UnitKey
  minimum: number
  increment: number
  maximum?: number
  leadTime?: LeadTime
}

/** Working days. */
export type Days = { min: number; max: number }

export type LeadTime = Days & { large?: Days & { from: number } }

export type CertificateLine = { id: string; title: string; number: string; validUntil: string }

/** The customer's own print on an item. */
export type Print = PrintPrices & { days?: Days }

/** What buyers compare. */
export type Facts = {
  material?: string
  grammage?: string
  foodContact: string[]
  foods: string[]
  print?: Print
  /** How many sizes are sent free of charge; 0 when there are no samples. */
  samples: number
  certificates: CertificateLine[]
}

/** How an item is sold. */
export type Selling = Terms & { articles: Article[]; facts: Facts }

/** What a card says about the price: that of the cheapest size in the smallest order. */
export type CardPrice = { price: Cents; unit: string; pieces: number; pieceWord: string }
