'use client'

import { useEffect, useReducer, useState } from 'react'
import type { BrowserSearch, Found } from '@/content/search/types'
import { onceFrom } from '@/ui/once-from'
import { type Find, finder } from './find'

/** Milliseconds after the last letter before the server is asked; a fast typist needs 150 between two. */
const typingPause = 200

const fetchSearch = onceFrom<BrowserSearch>('/search-index')
let loading: Promise<Find | 'onServer'> | undefined

/** Fetches the data and builds the index, once per visit; a failure is not cached. The server searches for large shops. */
export function loadSearch(): Promise<Find | 'onServer'> {
  loading ??= fetchSearch()
    .then((search) => (search === 'onServer' ? search : finder(search)))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** While the search is running, `found` is what the words before found. */
export type SearchState = { status: 'searching' | 'found' | 'failed' | 'offline'; found: Found }

type Answer = SearchState & { query: string }

const nothing: Found = { results: [], total: 0 }

const failure = () => (navigator.onLine ? 'failed' : 'offline')

/** Searches while the visitor types: in the browser, or on the server for a large shop. It tries again once online. */
export function useSearch(words: string, max: number): SearchState {
  const query = words.trim()
  const [find, setFind] = useState<{ use?: Find | 'onServer'; failed?: 'failed' | 'offline' }>({})
  const [answer, setAnswer] = useState<Answer>({ query: '', status: 'found', found: nothing })
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])
  useEffect(() => {
    let isMounted = true
    loadSearch().then(
      (use) => isMounted && setFind({ use }),
      () => isMounted && setFind({ failed: failure() }),
    )
    return () => {
      isMounted = false
    }
  }, [attempt])
  const isRemote = find.use === 'onServer'
  useEffect(() => {
    if (!isRemote || !query) return
    const request = new AbortController()
    const timer = setTimeout(() => {
      fetchFound(query, max, request.signal).then(
        (found) => setAnswer({ query, status: 'found', found }),
        () => request.signal.aborted || setAnswer({ query, status: failure(), found: nothing }),
      )
    }, typingPause)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [isRemote, query, max, attempt])
  if (find.failed) return { status: find.failed, found: nothing }
  if (!find.use) return { status: 'searching', found: nothing }
  if (find.use !== 'onServer') return { status: 'found', found: foundOf(find.use(query), max) }
  if (!query) return { status: 'found', found: nothing }
  return answer.query === query ? answer : { status: 'searching', found: answer.found }
}

const foundOf = (results: Found['results'], max: number): Found => ({
  results: results.slice(0, max),
  total: results.length,
})

async function fetchFound(query: string, max: number, signal: AbortSignal): Promise<Found> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query, max: String(max) })}`, {
    signal,
  })
  if (!response.ok) throw new Error(`The search answered ${response.status}`)
  return (await response.json()) as Found
}
