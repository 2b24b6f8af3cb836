import type { ReactNode } from 'react'
import * as common from '@/messages/common'
import { buttonClass } from '../button-look'
import { ListingLink } from './listing-client'

type ResultsProps = {
  /** The number of items; only for a list that does not show all of them. */
  count?: string
  /** Link to the listing without filters; only when some are set. */
  clearHref?: string
  /** Link to the first page; only when the list begins later. */
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

/** Link to the listing with its next page below, or to another listing that shows more. */
export function LoadMore({ href, isOwn = true }: { href: string; isOwn?: boolean }) {
  const className = buttonClass('quiet')
  return (
    <div className="flex justify-center pt-6">
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
