import type { Cents } from '../money/cents'
import type { Article, Terms, UnitKey } from '../selling/types'

/** A line of the quote list, as the browser keeps it; a list has one for each article, and one more when it is also wanted printed. */
export type QuoteLine = {
  sku: string
  unit: UnitKey
  /** In the line's unit. */
  quantity: number
  /** What the buyer would like to pay for an order unit. */
  targetPrice?: Cents
  note?: string
  seen: SeenArticle
}

/** An article as the visitor saw it when it was added. */
export type SeenArticle = {
  name: string
  size?: string
  /** For the pieces that the item's prices are for, before any price break; none when it is sold by quote only. */
  price?: Cents
}

/** Something that can be asked for: its articles, and what prices and quantities depend on. */
export type QuoteItem = {
  /** The id of the document. */
  id: string
  name: string
  href: string
  pictureSrc?: string
  terms: Omit<Terms, 'leadTime'>
  articles: Article[]
}

/** An article with the item that it belongs to. */
export type QuotedArticle = { item: QuoteItem; article: Article }

/** The answer of `GET /api/quote-items`; an article number that no item has was withdrawn. */
export type QuoteItems = { items: QuoteItem[] }

/** A line as the browser sends it; `shownTotal` and `shownAs` (`soldAs`) are only compared. */
export type WantedQuoteLine = Pick<QuoteLine, 'sku' | 'unit' | 'quantity' | 'targetPrice' | 'note'> & {
  shownTotal?: Cents
  shownAs?: string
}

/** A line that the server has checked and priced, as a request stores it. */
export type PricedQuoteLine = Omit<WantedQuoteLine, 'shownTotal' | 'shownAs'> & {
  name: string
  size: string
  itemId: string
  orderUnit: UnitKey
  /** What the item calls its units. */
  units: Terms['units']
  pieces: number
  /** Of one order unit at this quantity; a line without prices is sold by quote only. */
  listPrice?: Cents
  listTotal?: Cents
}

/** What the browser keeps of a request that it sent. */
export type SentQuote = {
  id: string
  token: string
  number: string
  /** ISO 8601. */
  date: string
  /** What was asked for, such as “12 cases of Brown Kraft Bags”. */
  goods: string[]
}

/** What came of a row of the order pad. */
export type RowResult = {
  /** Counted from 1, as spreadsheets do; blank rows count. */
  row: number
  /** The row as it was pasted, shortened. */
  text: string
  kind: 'added' | 'together' | 'heading' | 'problem'
  message: string
  /** The unknown article number as it was written, and those that resemble it. */
  sku?: string
  similar?: string[]
}

/** What can be added of the order pad, in order units. */
export type PadLine = Pick<QuoteLine, 'sku' | 'unit' | 'quantity' | 'seen'> & {
  pieces: Article['pieces']
  listTotal?: Cents
  /** The rows that it was read from. */
  rows: number[]
}

/** What came of the order pad. */
export type PadResult = {
  results: RowResult[]
  lines: PadLine[]
  /** The rows that were not recognised, to be corrected. */
  rest: string
}

/** The fields of the request's form. */
export type QuoteField =
  | 'name'
  | 'company'
  | 'email'
  | 'phone'
  | 'neededBy'
  | 'message'
  | 'artwork'
  | 'lines'
  | 'pad'
  | 'id'
  | 'token'

/** What the form gets in addition to its state. */
export type QuoteResult = {
  /** The request; its link is missing when only the buyer's mail may have it. */
  sent?: Omit<SentQuote, 'token'> & { token?: string }
  pad?: PadResult
  /** The items of the list at this moment, when the list in the browser was out of date. */
  items?: QuoteItem[]
}
