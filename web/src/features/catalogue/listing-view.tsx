import { detailsHref } from '@shop/studio/routes'
import type { Listing } from '@/content/catalogue/types'
import { config } from '@/content/config'
import { pictureSource } from '@/content/pictures/picture'
import { breadcrumbList } from '@/content/site/breadcrumb-list'
import { ButtonLink } from '@/ui/button'
import { JsonLd } from '@/ui/json-ld'
import { PageBand } from '@/ui/page-band'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { CardGrid } from './card-grid'
import { crumbsTo } from './crumbs'
import { CatalogueCardView } from './catalogue-card'

/** Pictures that a first screen shows, one row on a wide one and two on a phone, are asked for at once. */
const firstRow = 4

/** The product-category screen: what a category or sub-category holds. */
export function ListingView({ listing }: { listing: Listing }) {
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
          <CardGrid>
            {products.map((card, index) => (
              <li key={card.id}>
                <CatalogueCardView card={card} isFirst={index < firstRow} />
              </li>
            ))}
          </CardGrid>
        ) : (
          <SingleProduct listing={listing} />
        )}
      </Section>
    </>
  )
}

/** A category without children is one product family: its picture, a few words, and the way to its details. */
function SingleProduct({ listing }: { listing: Listing }) {
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
          <ButtonLink href="/contact">Get A Quote</ButtonLink>
        )}
      </div>
    </div>
  )
}
