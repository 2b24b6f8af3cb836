/* Results for what is packed, such as “loaf” or “400 g”: the size that holds it, with its price, the cheapest first. */
import { stemmer } from 'stemmer'
import type { SearchEntry } from '@/content/search/types'
import { contentWords, wordsOf } from '@/content/search/words'
import { articleOfEntry } from './article-result'
import { gramsOf, withoutMeasures } from './measures'

type Holding = { entry: SearchEntry; grams: number; rate: number }

/** What no title names is what is packed: “box” and “sandwich sheets” are names of goods. */
export type Packed = { stems: readonly string[]; grams?: number }

/** Reads what is to be packed from a query. @param titleStems of what the shop sells */
export function packedOf(query: string, titleStems: ReadonlySet<string>): Packed {
  const stems = contentWords(withoutMeasures(query)).map(stemmer)
  return { stems: stems.filter((stem) => !titleStems.has(stem)), grams: gramsOf(query) }
}

/** A lighter weight beside the name of goods is that of the paper: “80 g kraft bags”. */
const minGrams = 200

/** Results with the size that holds what is packed, the cheapest piece first; then those that do not say what they hold. */
export function withHolding(results: readonly SearchEntry[], packed: Packed): SearchEntry[] {
  if (packed.stems.length === 0 && (packed.grams ?? 0) < minGrams) return [...results]
  const found = results.map((entry) => holdingOf(entry, packed))
  const holding = found
    .filter((one) => one !== undefined)
    .toSorted((a, b) => (packed.stems.length === 0 ? a.grams - b.grams : 0) || a.rate - b.rate)
  return [...holding.map(({ entry }) => entry), ...results.filter((_, index) => !found[index])]
}

/** What holds a weight and little more, when the query says nothing else. */
export function holdingWeight(entries: readonly SearchEntry[], packed: Packed): SearchEntry[] {
  if (packed.grams === undefined) return []
  return entries
    .flatMap((entry) => holdingOf(entry, packed) ?? [])
    .toSorted((a, b) => a.grams - b.grams || a.rate - b.rate)
    .map(({ entry }) => entry)
}

/** What an article holds: the words, and the weight. */
type Fill = { stems: ReadonlySet<string>; grams?: number }

/** Splitting and stemming these texts for each search takes longer than the search itself. */
const fillsOfEntries = new WeakMap<SearchEntry, Fill[]>()

/** What each article of an entry holds, read once for each entry. */
export function fillsOf(entry: SearchEntry): readonly Fill[] {
  const known = fillsOfEntries.get(entry)
  if (known) return known
  const fills = (entry.skuFills ?? []).map((text) => ({
    stems: new Set(wordsOf(text).map(stemmer)),
    grams: gramsOf(text),
  }))
  fillsOfEntries.set(entry, fills)
  return fills
}

/** The smallest article of an entry that holds it, as a result of its own. */
function holdingOf(entry: SearchEntry, { stems, grams = 0 }: Packed): Holding | undefined {
  const { skuFills = [], skuRates = [] } = entry
  const fitting = fillsOf(entry).flatMap((fill, index) => {
    const matches = stems.filter((stem) => fill.stems.has(stem)).length
    const limit = fill.grams
    const rate = skuRates[index]
    const isFitting = stems.length > 0 ? matches > 0 && (limit ?? grams) >= grams : (limit ?? 0) >= grams
    return skuFills[index] && rate && isFitting ? [{ index, matches, grams: limit ?? grams, rate }] : []
  })
  const [best] = fitting.toSorted((a, b) => b.matches - a.matches || a.grams - b.grams || a.rate - b.rate)
  if (!best) return undefined
  const article = articleOfEntry(entry, best.index)
  const facts = [skuFills[best.index] ?? '', ...(entry.facts ?? [])]
  return { entry: { ...article, facts }, grams: best.grams, rate: best.rate }
}
