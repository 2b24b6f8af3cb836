import type { ReactNode } from 'react'
import * as common from '@/messages/common'
import { buttonClass } from '../button-look'
import { ListingLink } from './listing-client'

type ResultsProps = {
  /** How many items there are, where they are not seen at a glance. */
  count?: string
  /** Leads to the listing without filters, where some are set. */
  clearHref?: string
  /** Leads to the first page, where the list begins later. */
  startHref?: string
  children: ReactNode
}

/** The list that an address shows, with its count; the focus moves here when the list starts from its beginning. */
export function Results({ count, clearHref, startHref, children }: ResultsProps) {
  return (
    <div data-results="" tabIndex={-1} className="flex min-w-0 scroll-mt-28 flex-col gap-8 outline-none">
      {(count || clearHref) && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
          <output>{count}</output>
          {clearHref && (
            <ListingLink href={clearHref} focus="start" className={lineLink}>
              {common.clearFilters}
            </ListingLink>
          )}
        </div>
      )}
      {startHref && (
        <ListingLink href={startHref} focus="start" className={lineLink}>
          {common.showFromStart}
        </ListingLink>
      )}
      {children}
    </div>
  )
}

const lineLink = 'quiet-link min-h-11 w-fit text-kraft-deep'

/** Leads to the listing with its next page below, or to another listing that shows more. */
export function LoadMore({ href, isOwn = true }: { href: string; isOwn?: boolean }) {
  const className = buttonClass('quiet')
  return (
    <div className="flex justify-center">
      {isOwn ? (
        <ListingLink href={href} focus="more" className={className}>
          {common.loadMore}
        </ListingLink>
      ) : (
        <a href={href} className={className}>
          {common.loadMore}
        </a>
      )}
    </div>
  )
}
