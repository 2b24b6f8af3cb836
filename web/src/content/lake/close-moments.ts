import { LRUCache } from 'lru-cache'
import { processWide } from './process-wide'

/** Milliseconds for which a result is shown at least that replaces one which time had outdated just before. */
const minApart = 10_000

/** When the last result of a query was made that time outdates soon. */
const made = processWide('closeMoments', new LRUCache<string, number>({ max: 1000 }))

/**
 * The moment at which a result is to be replaced. A sale ends on time; where thousands of posts appear one second after
 * another, each page would be made anew for each visitor, and the next moment waits.
 * @param changesAt the moment at which the result will be another one, and `now`, in ms since 1970
 */
export function replacedAt(query: string, changesAt: number, now: number): number {
  if (changesAt >= now + minApart) return changesAt
  const previous = made.get(query) ?? -Infinity
  made.set(query, now)
  return now - previous < minApart ? now + minApart : changesAt
}
