'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Link } from '@/ui/link-client'
import { Results } from './results'
import { SearchField, searchHref } from './search-field'
import { useReportMiss } from './use-report-miss-client'
import { loadFinder, type SearchState, useSearch } from './use-search-client'
import * as messages from '@/messages/search'

/** The popup shows at most this many results; the search page shows all. */
const maxResults = 6

export const preload = loadFinder

/** Searches while the visitor types; Enter leads to the search page. */
export default function SearchPopup() {
  const [words, setWords] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const results = useSearch(words)
  useReportMiss(words, results)
  const hasWords = words.trim().length > 0
  const found = Array.isArray(results) ? results : []
  return (
    <div ref={root} className="flex flex-col gap-4">
      <SearchField
        words={words}
        onChange={setWords}
        isFocused
        onSearch={(query) => {
          root.current?.closest('dialog')?.close()
          router.push(searchHref(query))
        }}
      />
      <output className="block text-small">{statusOf(results, hasWords)}</output>
      {hasWords && found.length > 0 && (
        <>
          <Results results={found.slice(0, maxResults)} />
          {found.length > maxResults && (
            <Link
              href={searchHref(words.trim())}
              className="inline-flex min-h-11 w-fit items-center text-kraft-deep underline underline-offset-4"
            >
              {messages.allResults(found.length)}
            </Link>
          )}
        </>
      )}
    </div>
  )
}

function statusOf(results: SearchState, hasWords: boolean): string {
  if (results === 'failed') return messages.searchUnavailable
  if (!hasWords) return messages.whatToTypeSentence
  if (!results) return messages.searching
  if (results.length === 0) return messages.nothingFound
  return messages.resultCount(results.length)
}
