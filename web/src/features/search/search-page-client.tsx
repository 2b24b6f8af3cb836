'use client'

import { screenHref } from '@shop/studio/routes'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { ButtonLink } from '@/ui/button'
import { Results } from './results-client'
import { SearchField, searchHref } from './search-field'
import { useSearch } from './use-search-client'

/** The search page: the words stand in the address, so that a search can be linked. */
export function SearchPage() {
  const asked = useSearchParams().get('q') ?? ''
  const router = useRouter()
  const [typed, setTyped] = useState({ asked, words: asked })
  const words = typed.asked === asked ? typed.words : asked
  const results = useSearch(words)
  const found = Array.isArray(results) ? results : []
  const isAsking = words.trim().length > 0
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SearchField
        words={words}
        onChange={(next) => setTyped({ asked, words: next })}
        onSearch={(next) => router.replace(searchHref(next), { scroll: false })}
      />
      <h2 aria-live="polite" className="text-h3">
        {headingOf(results, words)}
      </h2>
      {isAsking && found.length > 0 && <Results results={found} />}
      {(!isAsking || results?.length === 0) && (
        <div className="flex flex-col items-start gap-5">
          <p className="measure">
            {isAsking
              ? 'Try a shorter word, such as “kraft” or “tray”'
              : 'Type a material, a shape or a name'}
            , or look through all we have.
          </p>
          <ButtonLink href={screenHref('categories')}>See all categories</ButtonLink>
        </div>
      )}
    </div>
  )
}

function headingOf(results: unknown[] | 'failed' | undefined, words: string): string {
  if (results === 'failed') return 'Search cannot be reached just now. Please try again.'
  if (!words.trim()) return 'What are you looking for?'
  if (!results) return 'One moment …'
  if (results.length === 0) return `Nothing found for “${words.trim()}”`
  return `${results.length} ${results.length === 1 ? 'result' : 'results'} for “${words.trim()}”`
}
