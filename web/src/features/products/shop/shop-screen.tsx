import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import { config } from '@/content/config'
import { pictureSource } from '@/content/pictures/picture'
import type { ProductCard } from '@/content/products/card'
import type { ShopView } from '@/content/shop/listing'
import type { ShopContent } from '@/content/shop/shop'
import type { ScreenWords } from '@/content/site/screen-words'
import { Link } from '@/ui/link-client'
import { PageBand } from '@/ui/page-band'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import type { ShopLayout } from './layouts'
import { ShopListing } from './shop-listing'
import * as messages from '@/messages/shop'

type ShopScreenProps = {
  layout: ShopLayout
  content: ShopContent
  view: ShopView
  /** The cards of the products that the address shows. */
  cards: ProductCard[]
  words: ScreenWords
  /** Shown between the banner and the products. */
  children?: ReactNode
}

/** A page of the shop: banner, breadcrumb, and the listing in one of three layouts. */
export function ShopScreen({ layout, content, view, cards, words, children }: ShopScreenProps) {
  const { shop, categoryButtons, promotion } = content
  return (
    <>
      <PageBand title={words.heading} text={words.text} siteUrl={config.siteUrl} />
      {children}
      <Section isTight label={messages.products}>
        {layout === 'shop-v1' && categoryButtons.length > 0 && (
          <ul className="mb-8 flex flex-wrap gap-2.5">
            {categoryButtons.map((label) => (
              <li key={label}>
                <Link href={screenHref('categories')} className="chip font-heading text-body">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <ShopListing
          shop={shop}
          view={view}
          cards={cards}
          layout={layout}
          path={screenHref(layout)}
          morePath={screenHref('shop-v1')}
        >
          {layout === 'shop-v2' && promotion && (
            <Link href={screenHref('shop-v1')} className="card-frame">
              <Picture
                source={pictureSource(promotion, { maxWidth: 960 })}
                sizes="(min-width: 1024px) 20rem, 88vw"
              />
            </Link>
          )}
        </ShopListing>
      </Section>
    </>
  )
}
