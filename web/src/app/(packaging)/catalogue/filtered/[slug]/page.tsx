import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { detailsHref, listingHref } from '@shop/studio/routes'
import { categoryMenu, listingBySlug } from '@/content/catalogue/catalogue'
import { listingQueryOf, type SearchParams } from '@/content/catalogue/keys'
import { answerNotFound } from '@/content/missing'
import { listingMetadata } from '@/features/catalogue/metadata'
import { NotFoundNotice } from '@/features/catalogue/not-found-notice'
import { ListingScreen } from '../../listing-screen'
import * as common from '@/messages/common'

/** The page waits for its items: in a Suspense boundary they would stay hidden without script. */
export const instant = false

type FilteredProps = { params: Promise<{ slug: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params, searchParams }: FilteredProps): Promise<Metadata> {
  const [found, query] = await Promise.all([
    params.then(({ slug }) => listingBySlug(slug)),
    searchParams.then((values) => listingQueryOf(values)),
  ])
  return listingMetadata(found, query)
}

/** `/product-category?category={slug}&food=…`; proxy.ts redirects other forms of the query to the canonical one. */
export default async function FilteredCategory({ params, searchParams }: FilteredProps) {
  const { slug } = await params
  const found = await listingBySlug(slug)
  if (!found) {
    await answerNotFound(listingHref(slug), detailsHref(slug))
    return <NotFoundNotice title={common.categoryNotFound} categories={await categoryMenu()} />
  }
  if ('canonicalSlug' in found) permanentRedirect(listingHref(found.canonicalSlug))
  return <ListingScreen listing={found.entry} query={listingQueryOf(await searchParams)} />
}
