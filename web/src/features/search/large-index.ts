import { setImmediate } from 'node:timers/promises'
import { isExpired } from '@/content/lake/expired-tags'
import { fetchKept } from '@/content/lake/fetch'
import { processWide } from '@/content/lake/process-wide'
import { searchIndexQuery } from '@/content/search/queries'
import { searchData } from '@/content/search/search'
import { config } from '@/content/config'
import { type Find, finderInParts } from './find'

/** Milliseconds between two looks at whether a publish has outdated the index. */
const checkEvery = 10_000

/** Milliseconds for which an index is used where this process does not hear of every publish, as on Vercel. */
const maxAge = config.hasOwnCache ? Infinity : 60_000

type Index = { find: Find; tags: string[]; validUntil: number }

const state = processWide<{ index?: Index; building?: Promise<Index>; timer?: NodeJS.Timeout }>(
  'largeSearch',
  {},
)

/**
 * The search of a large shop. Only the first one waits until the index is built (seconds); after a publish the index is
 * built again in the background, and searches are answered from the former one until then.
 * @param former the search of the shop when it was small: pages that are rendered after a publish would wait for the first one, too
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
  if (state.index && isOutdated(state.index)) buildLater()
}

function buildLater(): void {
  build().catch((error: unknown) => console.error('The search could not be updated:', error))
}

/** Builds the index, once for all who wait for it. */
function build(): Promise<Index> {
  state.building ??= makeIndex()
    .then((index) => (state.index = index))
    .finally(() => {
      state.building = undefined
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
  return { find: await finderInParts(data), tags: [...tags], validUntil }
}
