'use client'

import type { ReactNode } from 'react'
import { pageNumbers } from '@/content/facets/page'
import type { Shop } from '@/content/shop/types'
import { Icon } from '@/ui/icons/icon'
import type { Listing } from './use-listing-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/shop'

type PaginationProps = { shop: Shop; listing: Listing; onTurn: () => void }

/**
 * Plain links to the pages of a listing. Sample numbers beyond the last page lead to the last page.
 * A client component for its click handlers.
 */
export function Pagination({ shop, listing, onTurn }: PaginationProps) {
  const { page, pageCount } = listing.view.page
  const shown = listing.view.isUnfiltered ? Math.max(pageCount, shop.samplePages) : pageCount
  if (shown === 1) return null
  const linkTo = (number: number, content: ReactNode, label?: string) => {
    const href = listing.hrefOf({ page: Math.min(number, pageCount) })
    return (
      <a
        href={href}
        aria-label={label}
        aria-current={number === page && !label ? 'page' : undefined}
        className="page-link"
        onClick={(event) => {
          event.preventDefault()
          listing.show(href)
          onTurn()
        }}
      >
        {content}
      </a>
    )
  }
  return (
    <nav aria-label={common.pages}>
      <ul className="flex flex-wrap items-center justify-center gap-1 sm:gap-2">
        {page > 1 && (
          <li>
            {linkTo(page - 1, <Icon name="arrow-left" className="mirrored size-5" />, messages.previousPage)}
          </li>
        )}
        {pageNumbers(page, shown).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number ? linkTo(number, String(number).padStart(2, '0')) : <span aria-hidden="true">…</span>}
          </li>
        ))}
        {page < pageCount && (
          <li>
            {linkTo(page + 1, <Icon name="arrow-right" className="mirrored size-5" />, messages.nextPage)}
          </li>
        )}
      </ul>
    </nav>
  )
}
