import { compareNames } from '../compare-names.ts'

/** Counts that the site stores each hour: what was searched and not found, and how often. */
export type MissDocument = {
  /** The Monday of the week (ISO 8601). */
  week?: string | null
  misses?: ({ words?: string | null; count?: number | null } | null)[] | null
}

/** Words of synonyms. */
type SynonymWords = {
  /** Of the published synonyms with a meaning: the search finds something for them. */
  published: readonly (string | null)[] | null
  /** Of all synonyms, published or not, complete or not. */
  started: readonly (string | null)[] | null
}

/** What {@link missesQuery} finds. */
export type FoundMisses = { documents: MissDocument[]; synonyms: SynonymWords }

/** Words that were searched and not found, in all weeks together. */
export type Miss = {
  words: string
  count: number
  /** The newest week. */
  week: string
  /** There is a synonym for the words, but it is not published or has no meaning. */
  hasUnpublishedSynonym: boolean
}

const WEEKS_SHOWN = 12
const MAX_SHOWN = 25
/** Characters of a query; weeks, and words of a week: the site stores fewer, a program can store millions. */
const LONGEST = 200
const [MAX_DOCUMENTS, MAX_WORDS] = [100, 5000]

export const missesQuery = /* groq */ `{
  "documents": *[_type == "searchMisses" && week >= $oldest && length(week) == 10] | order(week desc) [0...${MAX_DOCUMENTS}] {
    week, "misses": misses[length(words) <= ${LONGEST}][0...${MAX_WORDS}] { words, count }
  },
  "synonyms": {
    "published": *[_id == "searchSettings"][0].synonyms[defined(meaning)].words,
    "started": *[_type == "searchSettings"].synonyms[].words
  }
}`

/** The first day that {@link missesQuery} takes into account, `$oldest`. */
export const oldestDay = (now = new Date()): string =>
  new Date(now.getTime() - WEEKS_SHOWN * 7 * 86_400_000).toISOString().slice(0, 10)

/** What was searched and not found, the most frequent first. */
export function missesIn({ documents, synonyms }: FoundMisses): Miss[] {
  const [published, started] = [normalised(synonyms.published), normalised(synonyms.started)]
  const found = new Map<string, Miss>()
  for (const { week, misses } of documents) {
    for (const miss of misses ?? []) {
      // A program can store anything, whatever the schema says.
      const { words, count } = miss ?? {}
      if (typeof week !== 'string' || typeof words !== 'string' || typeof count !== 'number') continue
      if (!week || !words || !count || published.has(keyOf(words))) continue
      const before = found.get(keyOf(words))
      found.set(keyOf(words), {
        words: before?.words ?? words,
        count: count + (before?.count ?? 0),
        week: before && before.week > week ? before.week : week,
        hasUnpublishedSynonym: started.has(keyOf(words)),
      })
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.count - a.count || compareNames(b.week, a.week) || compareNames(a.words, b.words))
    .slice(0, MAX_SHOWN)
}

/** Words as the search compares them: without letter case and accents. Visitors search for {@link LONGEST} characters at most. */
const keyOf = (words: string) =>
  words.slice(0, LONGEST).trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

const normalised = (all: SynonymWords['published']) =>
  new Set((all ?? []).flatMap((words) => (typeof words === 'string' ? keyOf(words) : [])))
