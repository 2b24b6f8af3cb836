import { randomUUID } from 'node:crypto'
import { cacheLife } from 'next/cache'
import { isDraftMode } from '@/content/draft/mode'
import { isLargeShop, searchData } from '@/content/search/search'
import type { Found, SearchEntry } from '@/content/search/types'
import { type Find, finder } from './find'
import { largeShopFind } from './large-index'

/** Longer queries are truncated. */
const maxQueryLength = 100

let index: { version: string; find: Find } | undefined

/** The data with a version that changes whenever it is fetched again. */
async function versionedData() {
  'use cache'
  cacheLife('published')
  return { version: randomUUID(), data: await searchData() }
}

/**
 * Searches on the server, with the same ranking as in the browser.
 * @param max results at most; `total` counts all
 */
export async function searchResults(query: string, max: number): Promise<Found> {
  const find = await currentFind()
  const found = find(query.slice(0, maxQueryLength))
  return { total: found.length, results: found.slice(0, max).map(toShown) }
}

/**
 * The index is rebuilt when the content has changed, and for each search in draft mode, which is not cached. That takes too
 * long in a large shop, which searches published content in draft mode, too.
 */
async function currentFind(): Promise<Find> {
  if (await isLargeShop()) return largeShopFind()
  if (await isDraftMode()) return finder(await searchData())
  const { version, data } = await versionedData()
  if (index?.version !== version) index = { version, find: finder(data) }
  return index.find
}

/** What a result shows; the page would carry the words of the index twice, as HTML and as data. */
const toShown = ({ kind, href, title, text, price, facts, picture }: SearchEntry): SearchEntry => ({
  kind,
  href,
  title,
  text: facts?.length ? '' : text,
  price,
  facts,
  picture,
})
