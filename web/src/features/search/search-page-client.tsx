'use client'

import { screenHref } from '@shop/studio/routes'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Found } from '@/content/search/types'
import { ButtonLink } from '@/ui/button'
import { maxResults } from './max-results'
import { Results } from './results'
import { SearchField, searchHref } from './search-field'
import { useReportMiss } from './use-report-miss-client'
import { type SearchState, useSearch } from './use-search-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/search'

type SearchPageProps = {
  /** The query in the address, so that a search can be linked. */
  query: string
  /** What the server found for it. */
  found: Found
}

/** The search page: shows the server's results, and searches again as soon as the visitor types. */
export function SearchPage({ query, found }: SearchPageProps) {
  const router = useRouter()
  const [typed, setTyped] = useState({ query, words: query })
  const words = typed.query === query ? typed.words : query
  const typedSearch = useSearch(words === query ? '' : words, maxResults)
  const search: SearchState = words === query ? { status: 'found', found } : typedSearch
  useReportMiss(words, search)
  const { results, total } = search.found
  const isEmpty = !words.trim()
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SearchField
        words={words}
        onChange={(next) => setTyped({ query, words: next })}
        onSearch={(next) => router.replace(searchHref(next), { scroll: false })}
      />
      <h2 aria-live="polite" className="text-h3">
        {headingOf(search, words.trim())}
      </h2>
      {!isEmpty && results.length > 0 && <Results results={results} />}
      {!isEmpty && total > results.length && <p>{messages.onlyTheFirst(results.length)}</p>}
      {(isEmpty || (search.status === 'found' && total === 0)) && (
        <div className="flex flex-col items-start gap-5">
          <p className="measure">{isEmpty ? messages.typeOrBrowse : messages.shorterWordOrBrowse}</p>
          <ButtonLink href={screenHref('categories')}>{common.seeAllCategories}</ButtonLink>
        </div>
      )}
    </div>
  )
}

function headingOf({ status, found }: SearchState, words: string): string {
  if (!words) return messages.lookingFor
  if (status === 'failed') return messages.searchUnavailable
  if (status === 'offline') return messages.searchOffline
  if (status === 'searching') return messages.searching
  return found.total === 0 ? messages.nothingFoundFor(words) : messages.resultCountFor(found.total, words)
}
