import { ask, askUnlessUnknown } from '../lake/query'
import {
  catalogueSlugsQuery,
  categoryCardsQuery,
  categoryMenuQuery,
  detailsQuery,
  listingQuery,
  slugSpellingsQuery,
} from './queries'
import { toCards, toDetailsPage, toListing } from './shape'
import { isSlug, meantSlug } from './slugs'
import type { CatalogueCard, DetailsPage, Found, Listing, MenuCategory } from './types'

/** The categories for menus, in catalogue order. */
export async function categoryMenu(): Promise<MenuCategory[]> {
  const entries = await ask(categoryMenuQuery)
  return entries.flatMap(({ name, slug }) => (name && slug ? [{ name, slug }] : []))
}

/** All categories as cards, in catalogue order. */
export async function categoryCards(): Promise<CatalogueCard[]> {
  return toCards(await ask(categoryCardsQuery))
}

/**
 * What `/product-category?category={given}` shows: the category of that slug, else the sub-category.
 * @returns the listing, the spelling to redirect to, or undefined when nothing matches
 */
export async function listingBySlug(given: string): Promise<Found<Listing>> {
  if (!isSlug(given)) return undefined
  const slug = meantSlug(given)
  const levels = await askUnlessUnknown(
    () => ask(listingQuery, { slug }),
    async () => (await catalogueSlugs()).listings.includes(slug),
  )
  const found = levels?.category ?? levels?.subCategory
  const listing = found && toListing(found)
  if (!listing) return otherSpelling(given, slug, () => true)
  return slug === given ? { entry: listing } : { canonicalSlug: slug }
}

/**
 * What `/product-details?category={given}` shows: the category of that slug if it has details itself, else the
 * sub-category (decisions, "Slugs").
 * @returns the details, the spelling to redirect to, or undefined when nothing matches
 */
export async function detailsBySlug(given: string): Promise<Found<DetailsPage>> {
  if (!isSlug(given)) return undefined
  const slug = meantSlug(given)
  const levels = await askUnlessUnknown(
    () => ask(detailsQuery, { slug }),
    async () => (await catalogueSlugs()).details.includes(slug),
  )
  const found = levels?.category ?? levels?.subCategory
  const details = found && toDetailsPage(found)
  if (!details) return otherSpelling(given, slug, ({ hasDetails }) => hasDetails)
  return slug === given ? { entry: details } : { canonicalSlug: slug }
}

async function otherSpelling(
  given: string,
  slug: string,
  suits: (entry: { hasDetails: boolean }) => boolean,
): Promise<{ canonicalSlug: string } | undefined> {
  const spellings = await askUnlessUnknown(
    () => ask(slugSpellingsQuery, { slug: slug.toLowerCase() }),
    async () => false,
  )
  const other = spellings?.find((entry) => entry.slug && entry.slug !== given && suits(entry))
  return other?.slug ? { canonicalSlug: other.slug } : undefined
}

/** Every address of the catalogue, for prerendering and the site map. */
export async function catalogueSlugs(): Promise<{ listings: string[]; details: string[] }> {
  const entries = await ask(catalogueSlugsQuery)
  const slugs = (of: typeof entries) => [...new Set(of.flatMap(({ slug }) => (slug ? [slug] : [])))]
  return { listings: slugs(entries), details: slugs(entries.filter(({ hasDetails }) => hasDetails)) }
}
