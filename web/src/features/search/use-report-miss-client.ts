import { useEffect } from 'react'
import type { SearchState } from './use-search-client'

/** Milliseconds after the last letter; before, the visitor may still be typing. */
const settledAfter = 1500

const reported = new Set<string>()

/** Tells the shop, once per visit, what was searched and not found; the editors see a count (content/search/misses.ts). */
export function useReportMiss(words: string, { status, found }: SearchState): void {
  const query = words.trim()
  const isMiss = query.length > 2 && status === 'found' && found.total === 0
  useEffect(() => {
    if (!isMiss || reported.has(query)) return
    const timer = setTimeout(() => {
      reported.add(query)
      navigator.sendBeacon('/api/search-miss', query)
    }, settledAfter)
    return () => clearTimeout(timer)
  }, [isMiss, query])
}
