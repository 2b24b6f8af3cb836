import MiniSearch, { type QueryCombination } from 'minisearch'
import { stemmer } from 'stemmer'
import type { SearchData, SearchEntry } from '@/content/search/types'
import { wordsOf } from '@/content/search/words'
import { alternativesOf } from './alternatives'
import { articleNumber, similarArticlesIn, withArticle } from './article-result'
import { fillsOf, holdingWeight, type Packed, packedOf, withHolding } from './held'
import { knownLetters } from './known-letters'
import { withoutMeasures } from './measures'

export type Find = (words: string) => SearchEntry[]

/** What the shop sells ranks above what it writes, and answers above posts and works of the portfolio. */
const weightOf = { category: 2.5, product: 1.5, question: 1.2, page: 1.2, post: 0.4, work: 0.4 } as const

/**
 * Shorter words are whole words: thousands of entries have a word that begins with two letters. Only the last word of a query is
 * searched from two letters on, while it is being typed.
 */
const minPrefix = 3
const minTyped = 2

/** Shorter words are not searched with typing errors: too many others are as close. */
const minFuzzyLength = 5

/** The share of letters that may differ. Two letters in each other's place count as two errors: “krfat”. */
const fuzzyShare = 0.34

/** Letters that may differ at most, and in a longer query of a shop with very many words, where each word with two errors takes as long as a page. */
const [maxErrors, fewErrors] = [2, 1]
const manyTerms = 20_000
const fewWords = 2

/**
 * How many scores are kept, of the words before the one that is being typed and of what many visitors search for: all words of a small
 * shop, and of a large one those that were used last, in about 20 MB.
 */
const maxRemembered = 200_000

/** Each word and its stem: the word is found while it is being typed, the stem in other forms. */
const withStem = (word: string) => [...new Set([word, stemmer(word)])]

/** Neighbouring words as one: “paper bags” is found by “paperbags”. */
const neighbours = (words: string[]) => words.slice(1).map((word, index) => `${words[index]}${word}`)

/**
 * Builds a search over the entries: all words must be found, by prefix, stem, synonym or joined with a neighbour, or as an
 * article number. Only when nothing is found are numbers with their units left out and typing errors forgiven. Titles count
 * most. A query for what is packed, such as “loaf” or “400 g”, finds the sizes that hold it.
 */
export function finder(data: SearchData): Find {
  const index = emptyIndex(data)
  index.addAll(data.entries.map(toIndexed))
  return findIn(index, data)
}

/** Milliseconds of indexing without a pause. */
const partMs = 10

/** Builds the same for many entries, between which a server responds to requests. */
export async function finderInParts(data: SearchData): Promise<Find> {
  const index = emptyIndex(data)
  let started = performance.now()
  for (const [place, entry] of data.entries.entries()) {
    index.add(toIndexed(entry, place))
    // Otherwise the first search for what is packed would read all of them.
    fillsOf(entry)
    if (performance.now() - started < partMs) continue
    await new Promise((resolve) => setTimeout(resolve))
    started = performance.now()
  }
  return findIn(index, data)
}

const toIndexed = ({ title, text, words = '', skus = '' }: SearchEntry, id: number) => ({
  id,
  title,
  joined: neighbours(wordsOf(title)).join(' '),
  text,
  words,
  skus,
})

function emptyIndex({ entries }: SearchData): MiniSearch {
  const isKept = knownLetters()
  return new MiniSearch({
    fields: ['title', 'joined', 'text', 'words', 'skus'],
    tokenize: (text, field) => (field === 'skus' ? text.split(' ').filter(Boolean) : wordsOf(text)),
    processTerm: (term, field) => (field === 'skus' ? [articleNumber(term)] : withStem(term)).filter(isKept),
    searchOptions: { boostDocument: (id: number) => weightOf[entries[id]?.kind ?? 'post'] },
  })
}

/** The “x” of a size as it is typed: “6 x 4 x 12” or “6"x4"”. One without spaces may be part of an article number; `wordsOf` reads it as well. */
const aroundX = /(?<=\d)(?:["″]\s*[x×]\s*|\s+[x×]\s*|\s*[x×]\s+)(?=\d)/giu

function findIn(index: MiniSearch, { entries, synonyms }: SearchData): Find {
  const titleStems = new Set(
    entries.flatMap(({ kind, title }) =>
      kind === 'post' || kind === 'work' ? [] : wordsOf(title).map(stemmer),
    ),
  )
  const scoresOf = (word: string, how: Manner): Scores =>
    new Map(
      index
        .search(wordQuery(word, how))
        .map(({ id, score, queryTerms: { length } }) => [
          id as number,
          { score: score / length, forms: length },
        ]),
    )
  const whole = rememberLast(maxRemembered, (word) => scoresOf(word, {}))
  const typed = rememberLast(maxRemembered, (word) => scoresOf(word, { isTyped: true }))
  const withErrors = rememberLast(maxRemembered, (word) => scoresOf(word, { errors: maxErrors }))
  const withFewErrors = rememberLast(maxRemembered, (word) => scoresOf(word, { errors: fewErrors }))
  const exactScores = (word: string, isLast: boolean) => (isLast && isBegun(word) ? typed : whole)(word)
  const looseScores = (query: string) => {
    const isDear = index.termCount > manyTerms && wordsOf(query).length > fewWords
    const loose = isDear ? withFewErrors : withErrors
    return (word: string, isLast: boolean) => (isLong(word) ? loose(word) : exactScores(word, isLast))
  }
  const search = (text: string, scores: ScoresOf) =>
    ranked(alternativesOf(text, synonyms).map((phrase) => scoresOfAll(phrase, scores))).flatMap(
      (id) => entries[id] ?? [],
    )
  const similarArticles = similarArticlesIn(entries)
  return (asked) => {
    const query = asked.replaceAll(aroundX, '×')
    const packed = packedOf(query, titleStems)
    const ways = [
      () => (withoutMeasures(query) === '' ? holdingWeight(entries, packed) : []),
      () => namedOrHolding(search(query, exactScores), query, packed),
      () => similarArticles(query),
      () => withHolding(search(withoutMeasures(query), exactScores), packed),
      () => search(query, looseScores(query)),
    ]
    for (const way of ways) {
      const found = way()
      if (found.length > 0) return found
    }
    return []
  }
}

/** What has all words: the article whose number was asked for, or else the articles that hold what is to be packed. */
function namedOrHolding(found: SearchEntry[], query: string, packed: Packed): SearchEntry[] {
  const named = found.map((entry) => withArticle(entry, query))
  return named.some((entry, index) => entry !== found[index]) ? named : withHolding(found, packed)
}

/** How well each entry fits, by its place, and in how many forms it has the word. */
type Scores = ReadonlyMap<number, { score: number; forms: number }>

type ScoresOf = (word: string, isLast: boolean) => Scores

/** The scores of the words of a phrase; none when one of them is not found. */
function scoresOfAll(phrase: readonly string[], scoresOf: ScoresOf): Scores[] {
  const all: Scores[] = []
  for (const [place, word] of phrase.entries()) {
    const scores = scoresOf(word, place === phrase.length - 1)
    if (scores.size === 0) return []
    all.push(scores)
  }
  return all
}

/** How a word is searched: with how many letters that differ, and whether it is still being typed. */
type Manner = { errors?: number; isTyped?: boolean }

/** The entries that have all words of a phrase, for any of the phrases, best first; equal ones in the order of the catalogue. */
function ranked(phrases: Scores[][]): number[] {
  const found = new Map<number, Scores[]>()
  for (const words of phrases) {
    const fewest = words.toSorted((a, b) => a.size - b.size)[0] ?? []
    for (const [id] of fewest) {
      if (words.every((word) => word.has(id))) found.set(id, [...(found.get(id) ?? []), ...words])
    }
  }
  const sum = (words: Iterable<Scores>, id: number, key: 'score' | 'forms') =>
    [...words].reduce((before, word) => before + (word.get(id)?.[key] ?? 0), 0)
  return [...found]
    .map(([id, words]) => ({ id, total: sum(words, id, 'score') * sum(new Set(words), id, 'forms') }))
    .toSorted((a, b) => b.total - a.total || a.id - b.id)
    .map(({ id }) => id)
}

/** One word, which may be written with marks: “KBB-02” is an article number, “grease-proof” are two words. */
function wordQuery(word: string, { errors = 0, isTyped = false }: Manner): QueryCombination {
  const parts = wordsOf(word)
  const lengthOf = (place: number) => (isTyped && place === parts.length - 1 ? minTyped : minPrefix)
  return {
    combineWith: 'OR',
    queries: [
      { combineWith: 'AND', queries: parts.map((part, place) => partQuery(part, errors, lengthOf(place))) },
      ...(parts.length > 1 ? [partQuery(parts.join(''), errors, minPrefix)] : []),
      term(articleNumber(word), { fields: ['skus'], prefix: true, boost: { skus: 8 } }),
    ],
  }
}

/** Whether a word ends with the first two letters of another one. */
const isBegun = (word: string) => wordsOf(word).at(-1)?.length === minTyped

/** Whether a part of a word is long enough for typing errors. */
const isLong = (word: string) => wordsOf(word).some((part) => part.length >= minFuzzyLength)

const textFields = { fields: ['title', 'joined', 'text', 'words'], boost: { title: 4, joined: 2 } }

const partQuery = (part: string, errors: number, prefixFrom: number): QueryCombination => ({
  combineWith: 'OR',
  queries: withStem(part).map((form) =>
    term(form, {
      ...textFields,
      prefix: form === part && part.length >= prefixFrom,
      fuzzy: errors > 0 && form === part && part.length >= minFuzzyLength ? fuzzyShare : false,
      maxFuzzy: errors,
    }),
  ),
})

type TermOptions = Pick<QueryCombination, 'fields' | 'prefix' | 'boost' | 'fuzzy' | 'maxFuzzy'>

/** A term that is neither split nor changed any more. */
const term = (word: string, options: TermOptions): QueryCombination => ({
  combineWith: 'OR',
  queries: [word],
  tokenize: (text: string) => [text],
  processTerm: (text: string) => text,
  ...options,
})

/** A word takes as much memory as so many of its scores. */
const costOfWord = 50
const costOf = ({ size }: { size: number }) => size + costOfWord

/** The function, which keeps its results for the words that were used last, of a cost of at most `max` together. */
function rememberLast<Result extends { size: number }>(
  max: number,
  make: (word: string) => Result,
): (word: string) => Result {
  const known = new Map<string, Result>()
  let total = 0
  const forget = (word: string) => {
    const result = known.get(word)
    if (result && known.delete(word)) total -= costOf(result)
  }
  return (word) => {
    const result = known.get(word) ?? make(word)
    forget(word)
    known.set(word, result)
    total += costOf(result)
    for (const oldest of known.keys()) {
      if (total <= max || oldest === word) break
      forget(oldest)
    }
    return result
  }
}
