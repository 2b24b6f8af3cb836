import { randomUUID } from 'node:crypto'
import { cacheLife } from 'next/cache'
import { isDraftMode } from '@/content/draft/mode'
import { searchData } from '@/content/search/search'
import type { SearchEntry } from '@/content/search/types'
import { type Find, finder } from './find'

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
 * Searches on the server, with the same index as in the browser. The index is rebuilt when the content has changed, and
 * for each search in draft mode, which is not cached.
 */
export async function searchResults(query: string): Promise<SearchEntry[]> {
  const words = query.slice(0, maxQueryLength)
  if (await isDraftMode()) return finder(await searchData())(words).map(toShown)
  const { version, data } = await versionedData()
  if (index?.version !== version) index = { version, find: finder(data) }
  return index.find(words).map(toShown)
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
