import type { SearchIndexQueryResult } from '@shop/studio/types'
import { stegaClean } from '../draft/metadata'
import { sanityFetch } from '../lake/fetch'
import { catalogueEntry, withSelling } from './catalogue-entries'
import { pageEntries } from './page-entries'
import { searchIndexQuery, searchSizeQuery } from './queries'
import { postEntry, productEntry, workEntry } from './other-entries'
import type { BrowserSearch, SearchData, SearchEntry } from './types'
import { uniqueWords, wordsOf } from './words'

/** Documents of a kind in one query. Most have up to 3 kB; an item with as many sizes as the site shows has a hundred. */
const sliceLength = 60

/** Documents whose entries are made without a pause. */
const partLength = 200

/** Characters of a synonym: every search looks for its words. The Studio accepts 100 for each of its two parts. */
const maxSynonymLength = 200
/** Every search compares its words with all of them. */
const maxSynonyms = 500

/** The words of one entry that are not shown. */
const maxEntryWords = 1500
/** Different words of all entries together: indexed, each takes about a kilobyte, twice while the next index is built. */
export const maxIndexedWords = 300_000
/** Sizes of all items together, each with its price, and characters of what they hold: of each size the words are kept. */
const [maxPricedSizes, maxFills] = [200_000, 1_000_000]
/** Slices of each kind of documents: nobody sells so many, and each is sorted with all. */
const maxSlices = 500
/** Characters of a title, and of the article numbers of an entry: each word takes its part of a second to index. */
const maxTitle = 200
const maxSkus = 20_000
/** Questions that are found; those of a section can be a thousand. */
const maxQuestions = 2000

/** All entries that a browser downloads carry at most about this many characters of words that are not shown. */
const maxBrowserWords = 250_000

/**
 * Documents up to which the browser searches by itself. With Brotli they are up to 80 kB. What the browser gets, and the index of
 * the server, are made again after each publish while a visitor waits: a fifth of a second at most, also of long texts.
 */
export const maxBrowserEntries = 300
/** Sizes of all items; their prices are worked out meanwhile. */
const maxSizesAtOnce = 3000

/** Characters of JSON that a browser downloads at most, also when entries are unusually long. */
export const maxBrowserData = 1_000_000

/** Where the documents come from. */
export type SearchSource = {
  fetchSlice: (slice: { from: number; to: number }) => Promise<SearchIndexQueryResult>
  /** Lets a server respond to requests in between; a page that is prerendered must not wait. */
  pause?: () => Promise<void>
}

/** A slice from the cache, or in draft mode with drafts. */
const cachedSlice: SearchSource['fetchSlice'] = async (slice) =>
  stegaClean(await sanityFetch(searchIndexQuery, slice))

/** Whether the shop has too many documents, or sizes, for an index in the browser, or for one that is built while a visitor waits. */
export async function isLargeShop(): Promise<boolean> {
  const { documents, sizes } = await sanityFetch(searchSizeQuery)
  return documents > maxBrowserEntries || sizes > maxSizesAtOnce
}

/** What the browser needs to search: everything, or that the server searches for it. */
export async function browserSearch(): Promise<BrowserSearch> {
  if (await isLargeShop()) return 'onServer'
  const { entries, synonyms } = await searchData()
  const share = Math.floor(maxBrowserWords / Math.max(1, entries.length))
  const data = { entries: entries.map((entry) => withWords(entry, share)), synonyms }
  return JSON.stringify(data).length > maxBrowserData ? 'onServer' : data
}

/**
 * Everything that the search finds, in catalogue order, with the synonyms; an index is built from it.
 * @returns with `wordCount`, the different words of all entries
 */
export async function searchData({ fetchSlice = cachedSlice, pause }: Partial<SearchSource> = {}): Promise<
  SearchData & { wordCount: number }
> {
  const { catalogue, products, posts, works, ...raw } = await fetchAll(fetchSlice)
  const parts = [
    ...inParts(catalogue, catalogueEntry(catalogue)),
    ...inParts(products, productEntry),
    ...inParts(posts, postEntry),
    ...inParts(works, workEntry),
    ...inParts(pageEntries(raw, maxQuestions), (entry) => entry),
  ]
  const entries: SearchEntry[] = []
  for (const part of parts) {
    entries.push(...part().map((entry) => withWords(shortened(entry), maxEntryWords)))
    await pause?.()
  }
  return {
    ...(await fitting(entries, pause)),
    synonyms: raw.synonyms
      .flatMap(({ words, meaning }) =>
        words && meaning && `${words}${meaning}`.length <= maxSynonymLength ? [{ words, meaning }] : [],
      )
      .slice(0, maxSynonyms),
  }
}

/** Fetches slices until one has no list that is full, and joins their lists. */
async function fetchAll(fetchSlice: SearchSource['fetchSlice']) {
  const slices: ReturnType<typeof prepared>[] = []
  let isLast = false
  while (!isLast && slices.length < maxSlices) {
    const from = slices.length * sliceLength
    const slice = await fetchSlice({ from, to: from + sliceLength })
    slices.push(prepared(slice))
    isLast = Object.values(slice).every((part) => !Array.isArray(part) || part.length < sliceLength)
  }
  return slices.reduce((all, slice) => ({
    ...all,
    catalogue: all.catalogue.concat(slice.catalogue),
    products: all.products.concat(slice.products),
    posts: all.posts.concat(slice.posts),
    works: all.works.concat(slice.works),
    questions: all.questions.concat(slice.questions),
    pages: all.pages.concat(slice.pages),
    screens: all.screens.concat(slice.screens),
    certificates: all.certificates.concat(slice.certificates),
    synonyms: all.synonyms.concat(slice.synonyms),
  }))
}

/** Prices take the most time: they are worked out for each slice. */
const prepared = ({ catalogue, synonyms, ...slice }: SearchIndexQueryResult) => ({
  ...slice,
  catalogue: catalogue.map(withSelling),
  synonyms: synonyms ?? [],
})

/** Makes the entries of a long list in parts, between which the server responds to requests. */
const inParts = <Raw>(list: Raw[], entryOf: (raw: Raw) => SearchEntry | undefined) =>
  Array.from({ length: Math.ceil(list.length / partLength) }, (_, index) => () => {
    const part = list.slice(index * partLength, (index + 1) * partLength)
    return part.flatMap((raw) => entryOf(raw) ?? [])
  })

/** Leaves out words that are not shown, and entries, that would give the index more different words than it may have. */
async function fitting(
  entries: SearchEntry[],
  pause?: () => Promise<void>,
): Promise<{ entries: SearchEntry[]; wordCount: number }> {
  const indexed = new Set<string>()
  const isRoomFor = (words: readonly string[]) =>
    indexed.size + words.filter((word) => !indexed.has(word)).length <= maxIndexedWords
  const kept: SearchEntry[] = []
  let [sizes, fills] = [0, 0]
  for (const [index, { words, ...entry }] of entries.entries()) {
    if (index % partLength === 0) await pause?.()
    sizes += entry.skuPrices?.length ?? 0
    fills += sum((entry.skuFills ?? []).map(({ length }) => length))
    const shown = wordsOf(`${entry.title} ${entry.text} ${entry.skus ?? ''}`)
    if (!isRoomFor(shown)) continue
    const hidden = words?.split(' ') ?? []
    const found = isRoomFor([...shown, ...hidden]) ? hidden : hidden.filter((word) => indexed.has(word))
    for (const word of [...shown, ...found]) indexed.add(word)
    const sized = sizes > maxPricedSizes || fills > maxFills ? withoutSizes(entry) : entry
    kept.push(found.length > 0 ? { ...sized, words: found.join(' ') } : sized)
  }
  return { entries: kept, wordCount: indexed.size }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

/** The entry is found by the numbers of its articles, and then shows the item. */
const withoutSizes = ({
  skuPrices: _prices,
  skuFills: _fills,
  skuRates: _rates,
  ...entry
}: SearchEntry): SearchEntry => entry

/** Cuts what an editor may have made longer than any reader wants it. */
const shortened = ({ title, skus, ...entry }: SearchEntry): SearchEntry => ({
  ...entry,
  title: title.length > maxTitle ? `${title.slice(0, maxTitle)} …` : title,
  ...(skus !== undefined && { skus: skus.slice(0, maxSkus) }),
})

/** Cuts the words of an entry that are not shown. */
function withWords({ words, ...entry }: SearchEntry, maxLength: number): SearchEntry {
  const kept = words && uniqueWords(words, maxLength, `${entry.title} ${entry.text}`)
  return kept ? { ...entry, words: kept } : entry
}
