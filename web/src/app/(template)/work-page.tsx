import { prerenderedParams } from '@/content/prerendered-params'
import { portfolioGalleryHref, portfolioHref } from '@shop/studio/routes'
import type { Metadata } from 'next'
import { answerFallback, answerNotFound } from '@/content/missing'
import { workNumbers, workOrFirst } from '@/content/portfolio/portfolio'
import { workMetadata } from '@/features/portfolio/metadata'
import { followRedirect } from '@/content/redirects/redirects'
import { WorkStory } from '@/features/portfolio/work-story'
import { WorkWithGallery } from '@/features/portfolio/work-with-gallery'
import { ProductCard } from '@/features/products/product-card'
import { Prose } from '@/features/prose/prose'
import NotFound from '@/app/not-found'

/** The address without a number shows the first work. */
export type WorkRouteProps = { params: Promise<{ number?: string }> }

/** The works that are prerendered in each layout. */
export async function generateStaticParams() {
  return prerenderedParams(await workNumbers(), 1, (number) => ({ number: String(number) }))
}

export async function generateMetadata({ params }: WorkRouteProps): Promise<Metadata> {
  return workMetadata(await workOrFirst((await params).number))
}

type WorkPageProps = { layout: 'story' | 'gallery'; number?: string }

/** The page of a work in one of its layouts; an unknown number shows the first work (specification, section 8). */
export async function WorkPage({ layout, number }: WorkPageProps) {
  const { work, isFallback } = await workOrFirst(number)
  if (isFallback && number)
    await followRedirect(
      layout === 'gallery' ? portfolioGalleryHref(number) : portfolioHref(number),
      portfolioHref(number),
    )
  if (!work) {
    await answerNotFound()
    return <NotFound />
  }
  if (isFallback) await answerFallback()
  const products = work.products.map((card) => <ProductCard key={card.id} card={card} />)
  return layout === 'story' ? (
    <WorkStory work={work} products={products} text={<Prose body={work.body} />} />
  ) : (
    <WorkWithGallery work={work} products={products} text={<Prose body={work.body} hasSides />} />
  )
}
