import { prerenderedParams } from '@/content/prerendered-params'
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { catalogueSlugs, categoryMenu, detailsBySlug } from '@/content/catalogue/catalogue'
import { detailsHref, listingHref } from '@shop/studio/routes'
import { answerNotFound } from '@/content/missing'
import { detailsMetadata } from '@/features/catalogue/metadata'
import { NotFoundNotice } from '@/features/catalogue/not-found-notice'
import * as common from '@/messages/common'
import { DetailsScreen } from './details-screen'

type DetailsProps = { params: Promise<{ slug: string }> }

export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  return prerenderedParams((await catalogueSlugs()).details, '-', (slug) => ({ slug }))
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
    return <NotFoundNotice title={common.productNotFound} categories={await categoryMenu()} />
  }
  if ('canonicalSlug' in found) permanentRedirect(detailsHref(found.canonicalSlug))
  return <DetailsScreen entry={found.entry} />
}
