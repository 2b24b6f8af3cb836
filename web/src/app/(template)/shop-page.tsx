import { screenHref } from '@shop/studio/routes'
import type { Metadata } from 'next'
import { categoryCards } from '@/content/catalogue/catalogue'
import { pageMetadata } from '@/content/draft/metadata'
import { openGraph } from '@/content/pictures/open-graph'
import { filterKeys } from '@/content/shop/keys'
import { viewShop } from '@/content/shop/listing'
import { shopCards, shopContent } from '@/content/shop/shop'
import { screenWords } from '@/content/site/screen-words'
import { CategoryCard } from '@/features/catalogue/category-card'
import { type ShopLayout, shopLayouts } from '@/features/products/shop/layouts'
import { ShopScreen } from '@/features/products/shop/shop-screen'
import { Carousel } from '@/ui/carousel-client'
import { Section } from '@/ui/section'
import { CarouselHead } from '@/ui/section-head'
import * as common from '@/messages/common'
import * as messages from '@/messages/pages'

/** Milliseconds between steps (specification section 9, generic default). */
const autoplay = 5000

/** The metadata of a shop page. Filtered listings are not indexed; each further page has its own canonical address. */
export async function shopMetadata(layout: ShopLayout, query?: URLSearchParams): Promise<Metadata> {
  const [{ seoTitle, seoDescription }, { promotion }] = await Promise.all([
    screenWords(layout),
    shopContent(),
  ])
  const isFiltered = filterKeys.some((key) => query?.has(key))
  const page = isFiltered ? null : query?.get('page')
  const path = screenHref(layout)
  return pageMetadata({
    title: page ? messages.titleOfPage(seoTitle, page) : seoTitle,
    description: seoDescription,
    alternates: { canonical: page ? `${path}?page=${page}` : path },
    ...(isFiltered && { robots: { index: false, follow: true } }),
    ...openGraph(promotion),
  })
}

type ShopPageProps = {
  layout: ShopLayout
  /** The query of the address, without `?`. */
  query?: string
}

/** A page of the shop as one address shows it; the third shows the packaging categories above its products. */
export async function ShopPage({ layout, query = '' }: ShopPageProps) {
  const [content, words] = await Promise.all([shopContent(), screenWords(layout)])
  const view = viewShop(content.shop, query, shopLayouts[layout])
  const cards = await shopCards(view.page.items.map(({ id }) => id))
  return (
    <ShopScreen layout={layout} content={content} view={view} cards={cards} words={words}>
      {layout === 'shop-v3' && <CategorySlider heading={words.categoriesHeading} />}
    </ShopScreen>
  )
}

/** The categories of packaging, under the heading that editors gave them. */
async function CategorySlider({ heading }: { heading?: string }) {
  const cards = await categoryCards()
  if (cards.length === 0) return null
  return (
    <Section look="band">
      <Carousel
        label={common.categories}
        view="shop"
        autoplay={autoplay}
        head={<CarouselHead heading={heading} />}
        slides={cards.map((card) => ({ key: card.id, content: <CategoryCard card={card} /> }))}
      />
    </Section>
  )
}
