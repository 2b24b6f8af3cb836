import type { ReactNode } from 'react'
import { pageNumbers } from '@/content/facets/page'
import { shopHref } from '@/content/shop/listing'
import { Icon } from '@/ui/icons/icon'
import { ListingLink } from '@/ui/listing/listing-client'
import type { FilterProps } from './filter-parts'
import * as common from '@/messages/common'
import * as messages from '@/messages/shop'

/** Plain links to the pages of a listing. Sample numbers beyond the last page lead to the last page. */
export function Pagination({ path, shop, view }: FilterProps) {
  const { page, pageCount } = view.page
  const shown = view.isUnfiltered ? Math.max(pageCount, shop.samplePages) : pageCount
  if (shown === 1) return null
  const linkTo = (number: number, content: ReactNode, label?: string) => (
    <ListingLink
      href={shopHref(path, { ...view.state, page: Math.min(number, pageCount) })}
      focus="start"
      aria-label={label}
      aria-current={number === page && !label ? 'page' : undefined}
      className="page-link"
    >
      {content}
    </ListingLink>
  )
  return (
    <nav aria-label={common.pages} className="pt-6">
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
