import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import { config } from '@/content/config'
import { stegaClean } from '@/content/draft/metadata'
import { galleryPictures } from '@/content/pictures/gallery'
import type { Product } from '@/content/products/product'
import { productJsonLd } from '@/content/products/product-json-ld'
import { BreadcrumbBand, crumbsTo } from '@/ui/breadcrumbs'
import { JsonLd } from '@/ui/json-ld'
import { PictureGallery } from '@/ui/picture-gallery'
import { Questions, type QuestionsProps } from '@/ui/questions'
import { Section } from '@/ui/section'
import { ProductCard } from './product-card'
import { ProductOffer } from './product-offer'
import { ProductTabs } from './product-tabs'
import * as common from '@/messages/common'
import * as messages from '@/messages/products'

type ProductViewProps = {
  product: Product
  /** The rendered text of the tab “Description”. */
  description: ReactNode
  /** Questions that editors have assigned to it. */
  questions: QuestionsProps
}

/** The page of a product: pictures beside the offer, everything about it in tabs, and other products. */
export function ProductView({ product, description, questions }: ProductViewProps) {
  const { name, number, pictures, related } = product
  const crumbs = crumbsTo(name, { label: common.shop, href: screenHref('shop-v1') })
  return (
    <>
      <JsonLd data={productJsonLd(product, config.siteUrl)} />
      <BreadcrumbBand crumbs={crumbs} siteUrl={config.siteUrl} />
      <div className="wrap pt-6 pb-section sm:pt-12">
        {/* Another product begins with its own choices, although the components stay the same. */}
        <article key={number} className="grid gap-x-12 gap-y-8 lg:grid-cols-12 xl:gap-x-20">
          <div className="stays lg:col-span-7">
            <PictureGallery
              label={messages.picturesOf(stegaClean(name))}
              pictures={galleryPictures(pictures, 1)}
              sizes={{ slide: '(min-width: 1024px) 56vw, 88vw', thumbnail: '(min-width: 1024px) 12vw, 22vw' }}
              className="aspect-square"
            />
          </div>
          <div className="lg:col-span-5 lg:py-4">
            <ProductOffer product={product} />
          </div>
        </article>
      </div>
      <Section label={messages.aboutThisProduct} look="band">
        <ProductTabs key={number} product={product} description={description} />
      </Section>
      <Questions {...questions} />
      {related.length > 0 && (
        <Section label={messages.relatedProducts}>
          <h2 className="mb-10 text-h2">{messages.relatedProducts}</h2>
          <ul className="card-grid">
            {related.map((card) => (
              <li key={card.id}>
                <ProductCard card={card} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
