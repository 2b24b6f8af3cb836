import { pageNumbers } from '@/content/facets/page'
import { shopHref } from '@/content/shop/listing'
import { ListingLink } from '@/ui/listing/listing-client'
import { PageLinks } from '@/ui/page-links'
import type { FilterProps } from './filter-parts'

/** Plain links to the pages of a listing. Sample numbers beyond the last page lead to the last page. */
export function Pagination({ path, shop, view }: FilterProps) {
  const { page, pageCount } = view.page
  return (
    <PageLinks
      page={page}
      pageCount={pageCount}
      numbers={pageNumbers(page, view.isUnfiltered ? Math.max(pageCount, shop.samplePages) : pageCount)}
      linkTo={(number, link) => (
        <ListingLink
          href={shopHref(path, { ...view.state, page: Math.min(number, pageCount) })}
          focus="start"
          {...link}
        />
      )}
    />
  )
}
