'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Link } from '@/ui/link-client'
import { Results } from './results-client'
import { SearchField, searchHref } from './search-field'
import { loadFinder, useSearch } from './use-search-client'

/** So many results stand below the field; the rest is on the search page. */
const shown = 6

export const prepare = loadFinder

/** Finds as you type; Enter leads to the search page. */
export default function SearchPopup() {
  const [words, setWords] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const results = useSearch(words)
  const isAsking = words.trim().length > 0
  const found = Array.isArray(results) ? results : []
  return (
    <div ref={root} className="flex flex-col gap-4">
      <SearchField
        words={words}
        onChange={setWords}
        isFocused
        onSearch={(asked) => {
          root.current?.closest('dialog')?.close()
          router.push(searchHref(asked))
        }}
      />
      <output className="block text-small">{statusOf(results, isAsking)}</output>
      {isAsking && found.length > 0 && (
        <>
          <Results results={found.slice(0, shown)} />
          {found.length > shown && (
            <Link
              href={searchHref(words.trim())}
              className="inline-flex min-h-11 w-fit items-center text-kraft-deep underline underline-offset-4"
            >
              All {found.length} results
            </Link>
          )}
        </>
      )}
    </div>
  )
}

function statusOf(results: unknown[] | 'failed' | undefined, isAsking: boolean): string {
  if (results === 'failed') return 'Search cannot be reached just now. Please try again.'
  if (!isAsking) return 'Type a material, a shape or a name.'
  if (!results) return 'One moment …'
  if (results.length === 0) return 'Nothing found. Try a shorter word, such as “kraft” or “tray”.'
  return results.length === 1 ? '1 result' : `${results.length} results`
}
