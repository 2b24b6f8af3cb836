/** The two headers of the site. */
export type Header = 'packaging' | 'template'

/** A fixed page: one address, one document `screen-<key>`. */
export type Screen = {
  path: `/${string}`
  /** The title of the page, also the seeded title of its document. */
  title: string
  header: Header
  /** Document types that the page always shows. */
  shows?: readonly string[]
  /** It shows so many of them, of posts the newest and those that editors feature, and the others on no later page. */
  first?: number
  /** Other paths that lead here. */
  aliases?: readonly `/${string}`[]
  isInSitemap?: true
}

/** The pages of one document type; `:number` is the number of the document. */
export type DocumentRoute = {
  type: string
  path: `/${string}/:number`
  title: string
  header: Header
  /** A second layout of pages that have their canonical address elsewhere. */
  isVariant?: true
}

/** Pages of the catalogue: a document's slug is the parameter `category` of the query. */
export type CatalogueRoute = {
  path: `/${string}`
  title: string
  header: Header
  /** Where `web/src/app` prerenders the page; `next.config.ts` rewrites the address to it. */
  segment: `/${string}`
}
