import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { detailsHref, listingHref } from '@shop/studio/routes'
import { categoryMenu, listingBySlug } from '@/content/catalogue/catalogue'
import { filterQueryOf, type SearchParams } from '@/content/catalogue/keys'
import { answerNotFound } from '@/content/missing'
import { navigation } from '@/content/site/site'
import { ListingView } from '@/features/catalogue/listing-view'
import { listingMetadata } from '@/features/catalogue/metadata'
import { NotFoundNotice } from '@/features/catalogue/not-found-notice'
import * as common from '@/messages/common'

/** The page waits for its items: in a Suspense boundary they would stay hidden without script. */
export const instant = false

type FilteredProps = { params: Promise<{ slug: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: FilteredProps): Promise<Metadata> {
  return listingMetadata(await listingBySlug((await params).slug), true)
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
  const [{ callToAction }, query] = await Promise.all([
    navigation('navigation-packaging'),
    searchParams.then(filterQueryOf),
  ])
  return <ListingView listing={found.entry} query={query} quote={callToAction} />
}
