import type { Metadata } from 'next'
import { listingBySlug } from '@/content/catalogue/catalogue'
import { listingQueryOf, type SearchParams } from '@/content/catalogue/keys'
import { listingMetadata } from '@/features/catalogue/metadata'
import { ListingScreen } from '../../listing-screen'

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
  const [{ slug }, values] = await Promise.all([params, searchParams])
  return <ListingScreen slug={slug} query={listingQueryOf(values)} />
}
