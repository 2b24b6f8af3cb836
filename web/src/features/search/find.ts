import MiniSearch, { type QueryCombination } from 'minisearch'
import { stemmer } from 'stemmer'
import type { SearchData, SearchEntry } from '@/content/search/types'
import { wordsOf } from '@/content/search/words'
import { alternativesOf, type Phrase } from './alternatives'
import { articleNumber, similarArticles, withArticle } from './article-result'
import { holdingWeight, packedOf, withHolding } from './held'
import { withoutMeasures } from './measures'

export type Find = (words: string) => SearchEntry[]

/** What the shop sells ranks above what it writes, and answers above posts and works of the portfolio. */
const weightOf = { category: 2.5, product: 1.5, question: 1.2, page: 1.2, post: 0.4, work: 0.4 } as const

/** Shorter words are not searched with typing errors: too many others are as close. */
const minFuzzyLength = 5

/** The share of letters that may differ. Two letters in each other's place count as two errors: “krfat”. */
const fuzzyShare = 0.34

/** Each word and its stem: the word is found while it is being typed, the stem in other forms. */
const withStem = (word: string) => [...new Set([word, stemmer(word)])]

/** Neighbouring words as one: “paper bags” is found by “paperbags”. */
const neighbours = (words: string[]) => words.slice(1).map((word, index) => `${words[index]}${word}`)

/**
 * Builds a search over the entries: all words must be found, by prefix, stem, synonym or joined with a neighbour, or as an
 * article number. Only when nothing is found are numbers with their units left out and typing errors forgiven. Titles count
 * most. A query for what is packed, such as “loaf” or “400 g”, finds the sizes that hold it.
 */
export function finder({ entries, synonyms }: SearchData): Find {
  const index = new MiniSearch({
    fields: ['title', 'joined', 'text', 'words', 'skus'],
    tokenize: (text, field) => (field === 'skus' ? text.split(' ').filter(Boolean) : wordsOf(text)),
    processTerm: (term, field) => (field === 'skus' ? articleNumber(term) : withStem(term)),
    searchOptions: { boostDocument: (id: number) => weightOf[entries[id]?.kind ?? 'post'] },
  })
  index.addAll(
    entries.map(({ title, text, words = '', skus = '' }, id) => ({
      id,
      title,
      joined: neighbours(wordsOf(title)).join(' '),
      text,
      words,
      skus,
    })),
  )
  const titleStems = new Set(
    entries.flatMap(({ kind, title }) =>
      kind === 'post' || kind === 'work' ? [] : wordsOf(title).map(stemmer),
    ),
  )
  return (query) => {
    const packed = packedOf(query, titleStems)
    const search = (text: string, isLoose: boolean) => {
      const phrases = alternativesOf(text, synonyms)
      if (phrases.length === 0) return []
      return index.search(queryOf(phrases, isLoose)).flatMap(({ id }) => entries[id as number] ?? [])
    }
    const ways = [
      () => (withoutMeasures(query) === '' ? holdingWeight(entries, packed) : []),
      () => withHolding(search(query, false), packed).map((entry) => withArticle(entry, query)),
      () => similarArticles(entries, query),
      () => withHolding(search(withoutMeasures(query), false), packed),
      () => search(query, true),
    ]
    for (const way of ways) {
      const found = way()
      if (found.length > 0) return found
    }
    return []
  }
}

const queryOf = (phrases: Phrase[], isLoose: boolean): QueryCombination => ({
  combineWith: 'OR',
  queries: phrases.map((phrase) => ({
    combineWith: 'AND',
    queries: phrase.map((word) => wordQuery(word, isLoose)),
  })),
})

/** One word, which may be written with marks: “KBB-02” is an article number, “grease-proof” are two words. */
function wordQuery(word: string, isLoose: boolean): QueryCombination {
  const parts = wordsOf(word)
  return {
    combineWith: 'OR',
    queries: [
      { combineWith: 'AND', queries: parts.map((part) => partQuery(part, isLoose)) },
      ...(parts.length > 1 ? [partQuery(parts.join(''), isLoose)] : []),
      term(articleNumber(word), { fields: ['skus'], prefix: true, boost: { skus: 8 } }),
    ],
  }
}

const textFields = { fields: ['title', 'joined', 'text', 'words'], boost: { title: 4, joined: 2 } }

const partQuery = (part: string, isLoose: boolean): QueryCombination => ({
  combineWith: 'OR',
  queries: withStem(part).map((form) =>
    term(form, {
      ...textFields,
      prefix: form === part && part.length > 1,
      fuzzy: isLoose && form === part && part.length >= minFuzzyLength ? fuzzyShare : false,
      maxFuzzy: 2,
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
