import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { catalogueSlugs, categoryMenu, detailsBySlug } from '@/content/catalogue/catalogue'
import { detailsHref, listingHref } from '@shop/studio/routes'
import { questionsAbout } from '@/content/faq/faq'
import { answerNotFound } from '@/content/missing'
import { recentItem } from '@/content/recent/recent-item'
import { navigation, siteSettings } from '@/content/site/site'
import { DetailsView } from '@/features/catalogue/details-view'
import { detailsMetadata } from '@/features/catalogue/metadata'
import { NotFoundNotice } from '@/features/catalogue/not-found-notice'
import { RecentlyViewed } from '@/features/recent/recently-viewed-client'

type DetailsProps = { params: Promise<{ slug: string }> }

export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  const { details } = await catalogueSlugs()
  return (details.length > 0 ? details : ['-']).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: DetailsProps): Promise<Metadata> {
  return detailsMetadata(await detailsBySlug((await params).slug))
}

/** `/product-details?category={slug}`: next.config.ts rewrites it to this route. */
export default async function DetailsRoute({ params }: DetailsProps) {
  const { slug } = await params
  const found = await detailsBySlug(slug)
  if (!found) {
    await answerNotFound(detailsHref(slug), listingHref(slug))
    return <NotFoundNotice title="Product not found" categories={await categoryMenu()} />
  }
  if ('canonicalSlug' in found) permanentRedirect(detailsHref(found.canonicalSlug))
  const [{ title }, { callToAction }, questions] = await Promise.all([
    siteSettings(),
    navigation('navigation-packaging'),
    questionsAbout(found.entry.ids),
  ])
  const { entry } = found
  return (
    <DetailsView page={entry} brand={title} quote={callToAction} questions={questions}>
      <RecentlyViewed item={recentItem(detailsHref(entry.slug), entry.name, entry.pictures)} />
    </DetailsView>
  )
}
