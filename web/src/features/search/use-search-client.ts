'use client'

import { useEffect, useState } from 'react'
import type { SearchData, SearchEntry } from '@/content/search/types'
import { onceFrom } from '@/ui/once-from'
import { type Find, finder } from './find'

const fetchData = onceFrom<SearchData>('/search-index')
let index: Promise<Find> | undefined

/** Fetches the data and builds the index, once per visit; a failure is not cached. */
export function loadFinder(): Promise<Find> {
  index ??= fetchData()
    .then(finder)
    .catch((error: unknown) => {
      index = undefined
      throw error
    })
  return index
}

/** Results; undefined while the index is loading, 'failed' when it could not be loaded. */
export type SearchState = SearchEntry[] | 'failed' | undefined

/** Searches in the browser, as soon as the index is loaded. */
export function useSearch(words: string): SearchState {
  const [find, setFind] = useState<{ find?: Find; hasFailed?: boolean }>({})
  useEffect(() => {
    let isMounted = true
    loadFinder().then(
      (ready) => isMounted && setFind({ find: ready }),
      () => isMounted && setFind({ hasFailed: true }),
    )
    return () => {
      isMounted = false
    }
  }, [])
  if (find.hasFailed) return 'failed'
  return find.find?.(words)
}
