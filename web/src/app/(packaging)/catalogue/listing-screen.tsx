import { detailsHref, listingHref } from '@shop/studio/routes'
import { permanentRedirect } from 'next/navigation'
import { categoryMenu, listingBySlug, listingCards } from '@/content/catalogue/catalogue'
import { viewCatalogue } from '@/content/catalogue/filter'
import { answerNotFound } from '@/content/missing'
import { navigation } from '@/content/site/site'
import { ListingView } from '@/features/catalogue/listing-view'
import { NotFoundNotice } from '@/features/catalogue/not-found-notice'
import * as common from '@/messages/common'

type ListingScreenProps = {
  slug: string
  /** The listing's part of the address, without `?`. */
  query?: string
}

/** A category as one address shows it; only its cards are fetched. */
export async function ListingScreen({ slug, query = '' }: ListingScreenProps) {
  const found = await listingBySlug(slug)
  if (!found) {
    await answerNotFound(listingHref(slug), detailsHref(slug))
    return <NotFoundNotice title={common.categoryNotFound} categories={await categoryMenu()} />
  }
  if ('canonicalSlug' in found) permanentRedirect(listingHref(found.canonicalSlug))
  const listing = found.entry
  const view = viewCatalogue(listing, query)
  const [{ callToAction }, cards] = await Promise.all([
    navigation('navigation-packaging'),
    listingCards(
      listing,
      view.page.items.map(({ id }) => id),
    ),
  ])
  return <ListingView listing={listing} view={view} cards={cards} quote={callToAction} />
}
