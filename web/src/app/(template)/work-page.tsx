import { portfolioHref } from '@shop/studio/routes'
import { answerFallback, answerNotFound } from '@/content/missing'
import { workOrFirst } from '@/content/portfolio/portfolio'
import { followRedirect } from '@/content/redirects/redirects'
import { WorkStory } from '@/features/portfolio/work-story'
import { WorkWithGallery } from '@/features/portfolio/work-with-gallery'
import { ProductCard } from '@/features/products/product-card'
import { Prose } from '@/features/prose/prose'
import NotFound from '@/app/not-found'

type WorkPageProps = { layout: 'story' | 'gallery'; number?: string }

/** The page of a work in one of its layouts; an unknown number shows the first work (specification, section 8). */
export async function WorkPage({ layout, number }: WorkPageProps) {
  const { work, isFallback } = await workOrFirst(number)
  if (isFallback) await followRedirect(portfolioHref(Number(number)))
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
