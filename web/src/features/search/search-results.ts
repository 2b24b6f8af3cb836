import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { SearchIndexQueryResult } from '@shop/studio/types'
import { isDraftMode } from '@/content/draft/mode'
import { fetchForCache } from '@/content/lake/fetch'
import { processWide } from '@/content/lake/process-wide'
import { searchIndexQuery } from '@/content/search/queries'
import { isLargeShop, searchData, type SearchSource } from '@/content/search/search'
import type { Found, SearchEntry } from '@/content/search/types'
import { type Find, finderInParts } from './find'
import { findInParts, isSlowToBuild, largeShopFind } from './large-index'

/** Longer queries are truncated. */
const maxQueryLength = 100

type State = { index?: { version: string; find: Find }; building?: Promise<Find>; ofVersion?: string }

const state = processWide<State>('smallSearch', {})

const pause = () => setImmediate()

/** The cache entry ends with the results that the index is built from. */
const fetchSlice: SearchSource['fetchSlice'] = async (slice) => {
  const fetched = await fetchForCache(searchIndexQuery, slice)
  if ('error' in fetched) throw new Error(fetched.error)
  return fetched.result as SearchIndexQueryResult
}

/** Builds the index when the content has changed, and keeps it in memory. @returns undefined while the lake is down */
async function indexVersion(): Promise<string | undefined> {
  'use cache'
  try {
    const index = {
      version: randomUUID(),
      find: await findInParts(await searchData({ fetchSlice, pause })),
    }
    state.index = index
    return index.version
  } catch {
    return undefined
  }
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
  if (isSlowToBuild() || (await isLargeShop())) return largeShopFind(state.index?.find)
  if (await isDraftMode()) return finderInParts(await searchData({ pause }))
  const version = await indexVersion()
  if (version !== undefined && state.index?.version === version) return state.index.find
  return rebuilt(version)
}

/** The index of a version, built again: another process made it, or the lake is down. Those who ask at the same time wait for one. */
function rebuilt(version: string | undefined): Promise<Find> {
  if (state.building && state.ofVersion === version) return state.building
  const building = searchData({ pause })
    .then(findInParts)
    .then((find) => {
      if (version !== undefined) state.index = { version, find }
      return find
    })
    .finally(() => {
      if (state.building === building) state.building = undefined
    })
  state.building = building
  state.ofVersion = version
  return building
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
