import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import { config } from '@/content/config'
import { pictureSource } from '@/content/pictures/picture'
import type { ShopContent } from '@/content/shop/shop'
import { breadcrumbList } from '@/content/site/breadcrumb-list'
import type { ScreenWords } from '@/content/site/screen-words'
import { ButtonLink } from '@/ui/button'
import { JsonLd } from '@/ui/json-ld'
import { Link } from '@/ui/link-client'
import { PageBand } from '@/ui/page-band'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import type { ShopLayout } from './layouts'
import { ShopListing } from './shop-listing-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/shop'

type ShopScreenProps = {
  layout: ShopLayout
  content: ShopContent
  words: ScreenWords
  /** The query of the address, without `?`. */
  query: string
  /** Stands between the banner and the products. */
  children?: ReactNode
}

/** A page of the shop: banner, breadcrumb, and the listing in one of three layouts. */
export function ShopScreen({ layout, content, words, query, children }: ShopScreenProps) {
  const { shop, categoryButtons, promotion } = content
  const crumbs = [{ label: common.home, href: '/' }, { label: words.heading }]
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, config.siteUrl)} />
      <PageBand title={words.heading} crumbs={crumbs}>
        {words.text && <p>{words.text}</p>}
      </PageBand>
      {children}
      <Section isTight label={messages.products}>
        {layout === 'shop-v1' && categoryButtons.length > 0 && (
          <ul className="mb-8 flex flex-wrap gap-3">
            {categoryButtons.map((label) => (
              <li key={label}>
                <ButtonLink href={screenHref('categories')} look="quiet">
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
        <ShopListing
          shop={shop}
          layout={layout}
          path={screenHref(layout)}
          morePath={screenHref('shop-v1')}
          query={query}
        >
          {layout === 'shop-v2' && promotion && (
            <Link href={screenHref('shop-v1')} className="card-frame">
              <Picture
                source={pictureSource(promotion, { maxWidth: 960 })}
                sizes="(min-width: 1024px) 20rem, 96vw"
              />
            </Link>
          )}
        </ShopListing>
      </Section>
    </>
  )
}
