import { detailsHref, listingHref } from '@shop/studio/routes'
import { catalogueHref, type CatalogueView } from '@/content/catalogue/filter'
import type { CatalogueCard, Listing as ListingContent } from '@/content/catalogue/types'
import { config } from '@/content/config'
import { pictureSource } from '@/content/pictures/picture'
import type { Link as LinkData } from '@/content/site/link'
import { crumbsTo } from '@/ui/breadcrumbs'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Listing } from '@/ui/listing/listing-client'
import { LoadMore, Results } from '@/ui/listing/results'
import { PageBand } from '@/ui/page-band'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { CatalogueCardView } from './catalogue-card'
import { CompareBar } from './compare/compare-bar-client'
import { CatalogueFilter } from './catalogue-filter'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'

/** Pictures of a phone's first row are loaded eagerly. */
const firstRow = 2

type ListingViewProps = {
  listing: ListingContent
  view: CatalogueView
  /** The cards of the products and items that the address shows. */
  cards: CatalogueCard[]
  /** Where shoppers ask for a quote. */
  quote?: LinkData
}

/** The listing of a category or sub-category. */
export function ListingView({ quote, ...listed }: ListingViewProps) {
  const { name, tag, ancestors, products } = listed.listing
  const crumbs = crumbsTo(name, ...ancestors)
  return (
    <>
      <PageBand title={name} text={tag} crumbs={crumbs} siteUrl={config.siteUrl} />
      <Section isTight>
        {products.length > 0 ? (
          <FilteredListing {...listed} />
        ) : (
          <SingleProduct listing={listed.listing} quote={quote} />
        )}
      </Section>
      <CompareBar />
    </>
  )
}

/** Filters are shown from this number of items on. */
const minFiltered = 4

/** The cards of a category, behind filters where there are enough items to choose from. */
function FilteredListing({ listing, view, cards }: ListingViewProps) {
  const base = listingHref(listing.slug)
  const hrefOf = (change: Partial<CatalogueView['state']>) =>
    catalogueHref(base, { ...view.state, ...change })
  const { page, pageCount, firstNew, isFromStart } = view.page
  const [path = base] = base.split('?')
  const hasFilters = listing.items.length >= minFiltered
  return (
    <Listing query={view.query} className="flex flex-col gap-8 lg:gap-10">
      {hasFilters && <CatalogueFilter path={path} listing={listing} view={view} />}
      <Results
        count={hasFilters ? countText(view, listing.products.length) : undefined}
        clearHref={view.isPlain ? undefined : base}
        startHref={isFromStart ? undefined : hrefOf({ page: 1 })}
      >
        {cards.length > 0 ? (
          <ul className="card-grid">
            {cards.map((card, index) => (
              <li key={card.id} data-first-new={index === firstNew ? '' : undefined}>
                <CatalogueCardView card={card} isFirst={index < firstRow} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState>{messages.nothingMatches}</EmptyState>
        )}
        {page < pageCount && <LoadMore href={hrefOf({ page: page + 1 })} />}
      </Results>
    </Listing>
  )
}

/** Without filters groups are one card each, so that cards and items differ in number. */
function countText({ isPlain, isUnfiltered, page, all }: CatalogueView, kinds: number): string {
  if (!isUnfiltered) return messages.itemsOfAll(page.total, all)
  return isPlain && kinds !== all ? messages.kindsAndItems(kinds, all) : messages.itemCount(all)
}

/** A category without items: its picture, its summary, and a link to its details or to a quote. */
function SingleProduct({ listing, quote }: Pick<ListingViewProps, 'listing' | 'quote'>) {
  const { name, slug, picture, summary, hasDetails } = listing
  return (
    <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-16">
      <Picture
        source={pictureSource(picture, { aspect: 1 })}
        sizes="(min-width: 768px) 48vw, 88vw"
        isFirst
        className="aspect-square w-full object-cover"
      />
      <div className="flex flex-col items-start gap-6">
        <h2 className="text-h2">{hasDetails ? messages.allAbout(name) : common.nothingHereYet}</h2>
        <p className="measure">{summary ?? messages.emptyCategory}</p>
        {hasDetails ? (
          <ButtonLink href={detailsHref(slug)}>{messages.seeDetails}</ButtonLink>
        ) : (
          quote && <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
        )}
      </div>
    </div>
  )
}
