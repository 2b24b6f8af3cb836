/** One thing that search can find. */
export type SearchEntry = {
  kind: 'category' | 'product' | 'question' | 'page' | 'post' | 'work'
  href: string
  title: string
  text: string
  /** What else it is found by; it is not shown. */
  words?: string
  /** What it costs, in words. */
  price?: string
  /** The two facts that buyers compare, and what print costs. */
  facts?: string[]
  /** Article numbers, joined by spaces. */
  skus?: string
  /** What each of these articles costs, in words; empty without a price. */
  skuPrices?: string[]
  /** What each of them holds after its size, such as “6 × 4 × 12 in: one family loaf”; empty when that is not known. */
  skuFills?: string[]
  /** What a thousand pieces of each cost, in cents; 0 without a price. */
  skuRates?: number[]
  /** Address of a small square picture. */
  picture?: string
}

/** Words that visitors use, and those that the content has for the same thing. */
export type Synonym = { words: string; meaning: string }

/** Everything that an index is built from. */
export type SearchData = { entries: SearchEntry[]; synonyms: Synonym[] }

/** The browser searches by itself, or asks the server. */
export type BrowserSearch = SearchData | 'onServer'

/** The best results, and how many there are. */
export type Found = { results: SearchEntry[]; total: number }
