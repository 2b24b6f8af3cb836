import { LRUCache } from 'lru-cache'
import { processWide } from './process-wide'

/** Milliseconds for which a result is shown at least that replaces several which were outdated soon after each other. */
const minApart = 10_000

/** So many results of a query that are outdated soon may follow each other, as when an editor changes a sale just before its end. */
const inARow = 3

/** When the last result of a query was made that time outdates soon, and how many came just before it. */
const made = processWide('closeMoments', new LRUCache<string, { at: number; before: number }>({ max: 1000 }))

/**
 * The moment at which a result is to be replaced. A sale ends on time; where thousands of posts appear one second after
 * another, each page would be made anew for each visitor, and the next moment waits.
 * @param changesAt the moment at which the result will be another one, and `now`, in ms since 1970
 */
export function replacedAt(query: string, changesAt: number, now: number): number {
  if (changesAt >= now + minApart) return changesAt
  const last = made.get(query)
  const before = last && now - last.at < 2 * minApart ? last.before + 1 : 0
  made.set(query, { at: now, before })
  return before >= inARow ? now + minApart : changesAt
}
