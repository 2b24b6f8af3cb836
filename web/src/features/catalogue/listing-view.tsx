import { detailsHref, listingHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import type { Listing } from '@/content/catalogue/types'
import { config } from '@/content/config'
import { pictureSource } from '@/content/pictures/picture'
import { breadcrumbList } from '@/content/site/breadcrumb-list'
import type { Link as LinkData } from '@/content/site/link'
import { ButtonLink } from '@/ui/button'
import { JsonLd } from '@/ui/json-ld'
import { PageBand } from '@/ui/page-band'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { CardGrid } from './card-grid'
import { crumbsTo } from './crumbs'
import { CatalogueCardView } from './catalogue-card'
import { CompareBar } from './compare/compare-bar-client'
import { CatalogueFilter } from './filter/catalogue-filter-client'

/** Pictures on the first screen (one row, or two on a phone) load eagerly. */
const firstRow = 4

type ListingViewProps = {
  listing: Listing
  /** The query of the address, without `?`. */
  query?: string
  /** Where shoppers ask for a quote. */
  quote?: LinkData
}

/** The listing of a category or sub-category. */
export function ListingView({ listing, query = '', quote }: ListingViewProps) {
  const { name, tag, ancestors, products } = listing
  const crumbs = crumbsTo(name, ancestors)
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, config.siteUrl)} />
      <PageBand title={name} crumbs={crumbs}>
        {tag && <p>{tag}</p>}
      </PageBand>
      <Section isTight>
        {products.length > 0 ? (
          <FilteredListing listing={listing} query={query}>
            <CardGrid>
              {products.map((card, index) => (
                <li key={card.id}>
                  <CatalogueCardView card={card} isFirst={index < firstRow} />
                </li>
              ))}
            </CardGrid>
          </FilteredListing>
        ) : (
          <SingleProduct listing={listing} quote={quote} />
        )}
      </Section>
      <CompareBar />
    </>
  )
}

/** Fewer items are seen at a glance. */
const minFiltered = 4

/** The cards of a category, behind filters where there are enough items to choose from. */
function FilteredListing({ listing, query = '', children }: ListingViewProps & { children: ReactNode }) {
  const { slug, filtered, products } = listing
  const { items, cards, options } = filtered
  if (items.length < minFiltered) return children
  return (
    <CatalogueFilter
      href={listingHref(slug)}
      items={items}
      kinds={products.length}
      options={options}
      served={query}
      cards={Object.fromEntries(
        cards.map((card) => [card.id, <CatalogueCardView key={card.id} card={card} />]),
      )}
    >
      {children}
    </CatalogueFilter>
  )
}

/** A category without items: its picture, its summary, and a link to its details or to a quote. */
function SingleProduct({ listing, quote }: ListingViewProps) {
  const { name, slug, picture, summary, hasDetails } = listing
  return (
    <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-16">
      <Picture
        source={picture && pictureSource(picture, { aspect: 1 })}
        sizes="(min-width: 768px) 48vw, 96vw"
        isFirst
        className="aspect-square w-full object-cover"
      />
      <div className="flex flex-col items-start gap-6">
        <h2 className="text-h2">{hasDetails ? `All about ${name}` : 'Nothing here yet'}</h2>
        <p className="measure">
          {summary ?? 'We are still putting this part of the catalogue together. Ask us for what you need.'}
        </p>
        {hasDetails ? (
          <ButtonLink href={detailsHref(slug)}>See sizes and details</ButtonLink>
        ) : (
          quote && <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
        )}
      </div>
    </div>
  )
}
