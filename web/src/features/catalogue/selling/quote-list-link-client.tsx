'use client'

import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import type { PrintedQuoteLine } from '@/content/quotes/printed-line'
import { Link } from '@/ui/link-client'
import { openQuoteList, openQuoteListWith } from '@/visitor/quote-popup'

type QuoteListLinkProps = {
  /** The article that the page of the list shows to a visitor without script. */
  sku?: string
  /** Takes the place of what is chosen on the page. */
  printed?: PrintedQuoteLine
  className?: string
  children: ReactNode
}

/** Opens the quote list with the article that is chosen on the page; without script, its page. */
export function QuoteListLink({ sku, printed, className, children }: QuoteListLinkProps) {
  return (
    <Link
      href={`${screenHref('quote')}${sku ? `?sku=${encodeURIComponent(sku)}` : ''}`}
      className={className ?? 'quiet-link inline-flex min-h-11 items-center text-kraft-deep underline'}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (isPlain && (printed ? openQuoteListWith(printed) : openQuoteList())) event.preventDefault()
      }}
    >
      {children}
    </Link>
  )
}
