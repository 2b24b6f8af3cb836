import { prerenderedParams } from '@/content/prerendered-params'
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { catalogueSlugs, categoryMenu, listingBySlug } from '@/content/catalogue/catalogue'
import { detailsHref, listingHref } from '@shop/studio/routes'
import { answerNotFound } from '@/content/missing'
import { listingMetadata } from '@/features/catalogue/metadata'
import { NotFoundNotice } from '@/features/catalogue/not-found-notice'
import { ListingScreen } from '../../listing-screen'
import * as common from '@/messages/common'

type CategoryProps = { params: Promise<{ slug: string }> }

export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  return prerenderedParams((await catalogueSlugs()).listings, '-', (slug) => ({ slug }))
}

export async function generateMetadata({ params }: CategoryProps): Promise<Metadata> {
  return listingMetadata(await listingBySlug((await params).slug))
}

/** `/product-category?category={slug}`: next.config.ts rewrites it to this route. */
export default async function CategoryPage({ params }: CategoryProps) {
  const { slug } = await params
  const found = await listingBySlug(slug)
  if (!found) {
    await answerNotFound(listingHref(slug), detailsHref(slug))
    return <NotFoundNotice title={common.categoryNotFound} categories={await categoryMenu()} />
  }
  if ('canonicalSlug' in found) permanentRedirect(listingHref(found.canonicalSlug))
  return <ListingScreen listing={found.entry} />
}
