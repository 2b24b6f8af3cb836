'use client'

import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import { Link } from '@/ui/link-client'
import { openQuoteList } from '@/visitor/quote-popup'

type QuoteListLinkProps = {
  /** The article that the page of the list shows to a visitor without script. */
  sku?: string
  className?: string
  children: ReactNode
}

/** Opens the quote list with the article that is chosen on the page; without script, its page. */
export function QuoteListLink({ sku, className, children }: QuoteListLinkProps) {
  return (
    <Link
      href={`${screenHref('quote')}${sku ? `?sku=${encodeURIComponent(sku)}` : ''}`}
      className={className ?? 'quiet-link inline-flex min-h-11 items-center text-kraft-deep underline'}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (isPlain && openQuoteList()) event.preventDefault()
      }}
    >
      {children}
    </Link>
  )
}
