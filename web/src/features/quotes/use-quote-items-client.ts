'use client'

import { useEffect, useState } from 'react'
import { maxLines } from '@/content/quotes/bounds'
import { articlesBySku } from '@/content/quotes/by-sku'
import type { QuotedArticle, QuoteItem, QuoteItems, QuoteLine } from '@/content/quotes/types'
import { checkOnReturn } from '@/visitor/check-on-return'

type Known = ReadonlyMap<string, QuotedArticle> | 'failed' | undefined

/**
 * The articles of a list as they are now, checked when the list is shown, when it has other articles, and when the visitor
 * comes back to the page.
 * @returns `articleOf`: null for an article that was withdrawn, undefined while nothing is known of it
 */
export function useQuoteItems(lines: readonly QuoteLine[]) {
  const skus = lines
    .map(({ sku }) => sku)
    .slice(0, maxLines)
    .toSorted()
    .join(',')
  const [known, setKnown] = useState<Known>()
  const [checked, setChecked] = useState('')
  useEffect(() => {
    if (skus === '') return
    let isCurrent = true
    const stop = checkOnReturn(() => {
      fetchItems(skus).then(
        (items) => {
          if (!isCurrent) return
          setKnown(articlesBySku(items))
          setChecked(skus)
        },
        // A failure keeps what the last check found.
        () => isCurrent && setKnown((earlier) => (earlier instanceof Map ? earlier : 'failed')),
      )
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [skus])
  const found = known instanceof Map ? known : undefined
  return {
    hasFailed: known === 'failed',
    articleOf: (sku: string): QuotedArticle | null | undefined =>
      found?.get(sku.toUpperCase()) ?? (checked.split(',').includes(sku) ? null : undefined),
    /** Shows items of the list as the server has just read them, which may be newer than the next check. */
    showItems: (items: QuoteItem[]) => {
      setKnown(articlesBySku(items))
      setChecked(skus)
    },
  }
}

async function fetchItems(skus: string) {
  const response = await fetch(`/api/quote-items?sku=${encodeURIComponent(skus)}`)
  if (!response.ok) throw new Error(`The articles could not be fetched: status ${response.status}`)
  return ((await response.json()) as QuoteItems).items
}
