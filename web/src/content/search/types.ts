/** One thing that search can find. */
export type SearchEntry = {
  kind: 'category' | 'product' | 'post' | 'work'
  href: string
  title: string
  text: string
  /** What it costs, in words. */
  price?: string
  /** Article numbers, joined by spaces. */
  skus?: string
  /** Address of a small square picture. */
  picture?: string
}
