'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Link } from '@/ui/link-client'
import { maxResults as maxOnPage } from './max-results'
import { Results } from './results'
import { SearchField, searchHref } from './search-field'
import { useReportMiss } from './use-report-miss-client'
import { loadSearch, type SearchState, useSearch } from './use-search-client'
import * as messages from '@/messages/search'

/** The popup shows at most this many results; the search page shows all. */
const maxResults = 6

export const preload = loadSearch

/** Searches while the visitor types; Enter leads to the search page. */
export default function SearchPopup() {
  const [words, setWords] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const search = useSearch(words, maxResults)
  useReportMiss(words, search)
  const hasWords = words.trim().length > 0
  const { results, total } = search.found
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
      <output className="block text-small">{statusOf(search, hasWords)}</output>
      {hasWords && results.length > 0 && (
        <>
          <Results results={results} />
          {total > results.length && (
            <Link
              href={searchHref(words.trim())}
              className="inline-flex min-h-11 w-fit items-center text-kraft-deep underline underline-offset-4"
            >
              {total > maxOnPage ? messages.moreResults : messages.allResults(total)}
            </Link>
          )}
        </>
      )}
    </div>
  )
}

function statusOf({ status, found }: SearchState, hasWords: boolean): string {
  if (status === 'failed') return messages.searchUnavailable
  if (status === 'offline') return messages.searchOffline
  if (!hasWords) return messages.whatToTypeSentence
  if (status === 'searching') return messages.searching
  return found.total === 0 ? messages.nothingFound : messages.resultCount(found.total)
}
