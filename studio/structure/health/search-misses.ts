/** What the site writes each hour: what was searched and not found, and how often. */
export type MissDocument = {
  _id: string
  /** The Monday of the week (ISO 8601). */
  week?: string
  misses?: { words?: string; count?: number }[]
}

/** Words that were searched and not found, in all weeks together. */
export type Miss = { words: string; count: number; /** The newest week. */ week: string }

const WEEKS_SHOWN = 12
const MAX_SHOWN = 25

/**
 * What was searched and not found in the last weeks, the most frequent first.
 *
 * @param synonyms words of synonyms, for which the search now finds something
 * @param today ISO 8601
 */
export function missesIn(
  documents: readonly MissDocument[],
  synonyms: readonly string[],
  today: string = new Date().toISOString().slice(0, 10),
): Miss[] {
  const known = new Set(synonyms.map((words) => words.trim().toLowerCase()))
  const oldest = Date.parse(today) - WEEKS_SHOWN * 7 * 86_400_000
  const found = new Map<string, Miss>()
  for (const { week, misses } of documents) {
    if (!week || Date.parse(week) < oldest) continue
    for (const { words, count } of misses ?? []) {
      if (!words || !count || known.has(words)) continue
      const before = found.get(words)
      found.set(words, {
        words,
        count: count + (before?.count ?? 0),
        week: before && before.week > week ? before.week : week,
      })
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.count - a.count || b.week.localeCompare(a.week) || a.words.localeCompare(b.words))
    .slice(0, MAX_SHOWN)
}
