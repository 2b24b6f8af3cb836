import { setImmediate } from 'node:timers/promises'
import { isExpired } from '@/content/lake/expired-tags'
import { fetchKept } from '@/content/lake/fetch'
import { processWide } from '@/content/lake/process-wide'
import { restAfter } from '@/content/lake/rest'
import { searchIndexQuery } from '@/content/search/queries'
import { searchData } from '@/content/search/search'
import { config } from '@/content/config'
import { type Find, finderInParts } from './find'

/** Milliseconds between two looks at whether a publish has outdated the index. */
const checkEvery = 10_000

/** Milliseconds for which an index is used where this process does not hear of every publish, as on Vercel. */
const maxAge = config.hasOwnCache ? Infinity : 60_000

/** Different words from which on an index takes more than a fifth of a second, also of few documents. */
const manyWords = 15_000

/** The index that was built last. */
const last = processWide('searchIndex', { wordCount: 0 })

/** The search in these data. */
export async function findInParts({
  wordCount,
  ...data
}: Awaited<ReturnType<typeof searchData>>): Promise<Find> {
  last.wordCount = wordCount
  return finderInParts(data)
}

/** Whether building an index takes so long that visitors must not wait for it, as far as this process knows. */
export const isSlowToBuild = (): boolean => last.wordCount > manyWords

type Index = { find: Find; tags: string[]; validUntil: number }

type State = {
  index?: Index
  building?: Promise<Index>
  timer?: NodeJS.Timeout
  /** Until when the index is not built again, as `performance.now()` counts. */
  restsUntil?: number
}

const state = processWide<State>('largeSearch', {})

/**
 * The search of a large shop, or of one whose documents have very many words. Only the first one waits until the index is
 * built (seconds); after a publish the index is built again in the background, and searches are answered from the former one
 * until then.
 * @param former the search of the shop when it was small, or had few words: pages that are rendered after a publish would wait
 *   for the first one, too
 * @throws LakeUnavailableError when the lake is down and there is no earlier index
 */
export async function largeShopFind(former?: Find): Promise<Find> {
  state.timer ??= setInterval(refresh, checkEvery).unref()
  if (state.index) {
    refresh()
    return state.index.find
  }
  if (!former) return (await build()).find
  buildLater()
  return former
}

const isOutdated = ({ tags, validUntil }: Index) => isExpired(tags) || validUntil <= Date.now()

function refresh(): void {
  if (state.index && isOutdated(state.index) && performance.now() >= (state.restsUntil ?? 0)) buildLater()
}

function buildLater(): void {
  build().catch((error: unknown) => console.error('The search could not be updated:', error))
}

/** Builds the index, once for all who wait for it. */
function build(): Promise<Index> {
  const started = performance.now()
  state.building ??= makeIndex()
    .then((index) => (state.index = index))
    .finally(() => {
      state.building = undefined
      state.restsUntil = performance.now() + restAfter(performance.now() - started)
    })
  return state.building
}

async function makeIndex(): Promise<Index> {
  const tags = new Set<string>()
  let validUntil = Date.now() + maxAge
  const data = await searchData({
    fetchSlice: async (slice) => {
      const kept = await fetchKept(searchIndexQuery, slice)
      for (const tag of kept.tags) tags.add(tag)
      validUntil = Math.min(validUntil, kept.changesAt)
      return kept.result
    },
    pause: () => setImmediate(),
  })
  return { find: await findInParts(data), tags: [...tags], validUntil }
}
