'use client'

import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import type { PrintedQuoteLine } from '@/content/quotes/printed-line'
import { Link } from '@/ui/link-client'
import { openQuoteList, openWithChosen, openWithPrinted } from '@/visitor/quote-popup'

type QuoteListLinkProps = {
  /** Adds the article that is chosen on the page; without script, this one. */
  sku?: string
  /** Replaces the article that is chosen on the page. */
  printed?: PrintedQuoteLine
  className?: string
  children: ReactNode
}

/** Opens the quote list; without script, its page. */
export function QuoteListLink({ sku, printed, className, children }: QuoteListLinkProps) {
  const open = () => (printed ? openWithPrinted(printed) : sku ? openWithChosen() : openQuoteList())
  return (
    <Link
      href={`${screenHref('quote')}${sku ? `?sku=${encodeURIComponent(sku)}` : ''}`}
      className={className ?? 'quiet-link inline-flex min-h-11 items-center text-kraft-deep underline'}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (isPlain && open()) event.preventDefault()
      }}
    >
      {children}
    </Link>
  )
}
