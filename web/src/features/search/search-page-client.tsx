'use client'

import { screenHref } from '@shop/studio/routes'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { SearchEntry } from '@/content/search/types'
import { ButtonLink } from '@/ui/button'
import { Results } from './results'
import { SearchField, searchHref } from './search-field'
import { useReportMiss } from './use-report-miss-client'
import { type SearchState, useSearch } from './use-search-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/search'

type SearchPageProps = {
  /** The query in the address, so that a search can be linked. */
  query: string
  /** The server's results for it. */
  results: SearchEntry[]
}

/** The search page: shows the server's results, and searches in the browser as soon as the visitor types. */
export function SearchPage({ query, results: found }: SearchPageProps) {
  const router = useRouter()
  const [typed, setTyped] = useState({ query, words: query })
  const words = typed.query === query ? typed.words : query
  const searched = useSearch(words)
  const results = words === query ? found : searched
  useReportMiss(words, results)
  const isEmpty = !words.trim()
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SearchField
        words={words}
        onChange={(next) => setTyped({ query, words: next })}
        onSearch={(next) => router.replace(searchHref(next), { scroll: false })}
      />
      <h2 aria-live="polite" className="text-h3">
        {headingOf(results, words.trim())}
      </h2>
      {!isEmpty && Array.isArray(results) && results.length > 0 && <Results results={results} />}
      {(isEmpty || results?.length === 0) && (
        <div className="flex flex-col items-start gap-5">
          <p className="measure">{isEmpty ? messages.typeOrBrowse : messages.shorterWordOrBrowse}</p>
          <ButtonLink href={screenHref('categories')}>{common.seeAllCategories}</ButtonLink>
        </div>
      )}
    </div>
  )
}

function headingOf(results: SearchState, words: string): string {
  if (!words) return messages.lookingFor
  if (results === 'failed') return messages.searchUnavailable
  if (!results) return messages.searching
  if (results.length === 0) return messages.nothingFoundFor(words)
  return messages.resultCountFor(results.length, words)
}
