import { stegaClean } from '../draft/metadata'
import { sanityFetch } from '../lake/fetch'
import { catalogueEntries } from './catalogue-entries'
import { pageEntries } from './page-entries'
import { searchIndexQuery } from './queries'
import { otherEntries } from './other-entries'
import type { SearchData, SearchEntry } from './types'
import { uniqueWords } from './words'

/** All entries together carry at most about this many characters of words that are not shown. */
const maxWords = 250_000

/** The words of one entry that are not shown. */
const maxEntryWords = 1500

/** Everything that the search finds, in catalogue order, with the synonyms; the browser builds its index from it. */
export async function searchData(): Promise<SearchData> {
  const raw = stegaClean(await sanityFetch(searchIndexQuery))
  return {
    entries: bounded([...catalogueEntries(raw.catalogue), ...otherEntries(raw), ...pageEntries(raw)]),
    synonyms: (raw.synonyms ?? []).flatMap(({ words, meaning }) =>
      words && meaning ? [{ words, meaning }] : [],
    ),
  }
}

/** Bounds what the browser downloads: the more entries there are, the fewer words each may carry. */
function bounded(entries: SearchEntry[]): SearchEntry[] {
  const share = Math.min(maxEntryWords, Math.floor(maxWords / Math.max(1, entries.length)))
  return entries.map(({ words, ...entry }) => {
    const kept = words && uniqueWords(words, share, `${entry.title} ${entry.text}`)
    return kept ? { ...entry, words: kept } : entry
  })
}
