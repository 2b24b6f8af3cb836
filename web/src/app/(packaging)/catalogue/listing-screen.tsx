import { listingCards } from '@/content/catalogue/catalogue'
import { viewCatalogue } from '@/content/catalogue/filter'
import type { Listing } from '@/content/catalogue/types'
import { navigation } from '@/content/site/site'
import { ListingView } from '@/features/catalogue/listing-view'

type ListingScreenProps = {
  listing: Listing
  /** The listing's part of the address, without `?`. */
  query?: string
}

/** A category as one address shows it; only its cards are fetched. */
export async function ListingScreen({ listing, query = '' }: ListingScreenProps) {
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
