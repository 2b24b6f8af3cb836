import { randomUUID } from 'node:crypto'
import { cacheLife } from 'next/cache'
import { isDraftMode } from '@/content/draft/mode'
import { searchEntries } from '@/content/search/search'
import type { SearchEntry } from '@/content/search/types'
import { type Find, finder } from './find'

/** Longer queries are truncated. */
const maxQueryLength = 100

let index: { version: string; find: Find } | undefined

/** The entries with a version that changes whenever they are fetched again. */
async function versionedEntries() {
  'use cache'
  cacheLife('published')
  return { version: randomUUID(), entries: await searchEntries() }
}

/**
 * Searches on the server, with the same index as in the browser; it is built anew when the content has changed, and for
 * each search in draft mode, of which nothing is cached.
 */
export async function searchResults(query: string): Promise<SearchEntry[]> {
  const words = query.slice(0, maxQueryLength)
  if (await isDraftMode()) return finder(await searchEntries())(words)
  const { version, entries } = await versionedEntries()
  if (index?.version !== version) index = { version, find: finder(entries) }
  return index.find(words)
}
