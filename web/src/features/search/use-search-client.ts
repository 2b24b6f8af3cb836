'use client'

import { useEffect, useState } from 'react'
import type { SearchEntry } from '@/content/search/types'
import { onceFrom } from '@/ui/local-store'
import { type Find, finder } from './find'

const fetchEntries = onceFrom<SearchEntry[]>('/search-index')
let made: Promise<Find> | undefined

/** Fetches what can be found and makes the index, once per visit. */
export function loadFinder(): Promise<Find> {
  made ??= fetchEntries()
    .then(finder)
    .catch((error: unknown) => {
      made = undefined
      throw error
    })
  return made
}

/** The results of some words: undefined while the index is on its way, 'failed' when it could not be had. */
export function useSearch(words: string): SearchEntry[] | 'failed' | undefined {
  const [find, setFind] = useState<{ find?: Find; hasFailed?: boolean }>({})
  useEffect(() => {
    let isWanted = true
    loadFinder().then(
      (ready) => isWanted && setFind({ find: ready }),
      () => isWanted && setFind({ hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [])
  if (find.hasFailed) return 'failed'
  return find.find?.(words)
}
