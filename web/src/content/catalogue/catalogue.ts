import { isSlug, resolveSlugAlias } from '@shop/studio/routes'
import { fetchDerived } from '../lake/derived'
import { sanityFetch, fetchUnlessUnknown } from '../lake/fetch'
import {
  catalogueSlugsQuery,
  categoryCardsQuery,
  categoryMenuQuery,
  detailsQuery,
  listingCardsQuery,
  listingQuery,
} from './queries'
import { toCards, toDetailsPage, toListing } from './shape'
import { siblingsIn } from './siblings'
import type { CatalogueCard, DetailsPage, Found, Listing, MenuCategory } from './types'

/** The categories for menus, in catalogue order. */
export async function categoryMenu(): Promise<MenuCategory[]> {
  const entries = await sanityFetch(categoryMenuQuery)
  return entries.flatMap(({ name, slug }) => (name && slug ? [{ name, slug }] : []))
}

/** All categories as cards, in catalogue order. */
export async function categoryCards(): Promise<CatalogueCard[]> {
  return toCards(await sanityFetch(categoryCardsQuery))
}

/**
 * What `/product-category?category={given}` shows: the category of that slug, else the sub-category.
 * @returns the listing, the spelling to redirect to, or undefined when nothing matches
 */
export async function listingBySlug(given: string): Promise<Found<Listing>> {
  if (!isSlug(given)) return undefined
  const slug = resolveSlugAlias(given)
  const listing = await fetchUnlessUnknown(
    () =>
      fetchDerived(listingQuery, { slug }, ({ category, subCategory }) => {
        const found = category ?? subCategory
        return found ? toListing(found) : undefined
      }),
    async () => (await catalogueSlugs()).listings.includes(slug),
  )
  if (!listing) return otherSpelling(given, slug, 'listings')
  return slug === given ? { entry: listing } : { canonicalSlug: slug }
}

/** The cards of these products and items of a listing, in the same order; its own card leads to its product page. */
export async function listingCards({ id: own, products }: Listing, ids: string[]): Promise<CatalogueCard[]> {
  if (ids.length === 0) return []
  const cards = new Map(toCards(await sanityFetch(listingCardsQuery, { ids })).map((card) => [card.id, card]))
  const prices = new Map(products.map(({ id, price }) => [id, price]))
  return ids.flatMap((id) => {
    const card = cards.get(id)
    if (!card) return []
    return [{ ...card, price: card.price ?? prices.get(id), ...(id === own && { childCount: 0 }) }]
  })
}

/**
 * What `/product-details?category={given}` shows: the category of that slug if it has details itself, else the
 * sub-category (decisions, "Slugs").
 * @returns the details, the spelling to redirect to, or undefined when nothing matches
 */
export async function detailsBySlug(given: string): Promise<Found<DetailsPage>> {
  if (!isSlug(given)) return undefined
  const slug = resolveSlugAlias(given)
  const levels = await fetchUnlessUnknown(
    () => sanityFetch(detailsQuery, { slug }),
    async () => (await catalogueSlugs()).details.includes(slug),
  )
  const found = levels?.category ?? levels?.subCategory
  const details = found && toDetailsPage(found)
  if (!details) return otherSpelling(given, slug, 'details')
  if (slug !== given) return { canonicalSlug: slug }
  if ('parent' in found && found.parent)
    return { entry: { ...details, ...(await siblingsIn(found.parent, slug)) } }
  // The siblings of a category are the other categories.
  const others = (await categoryCards()).filter((card) => card.slug !== slug)
  return { entry: { ...details, siblings: others } }
}

/** The same slug in another letter case, looked up in the cached list: a guessed address costs no query. */
async function otherSpelling(
  given: string,
  slug: string,
  kind: keyof CatalogueSlugs,
): Promise<{ canonicalSlug: string } | undefined> {
  const known = await catalogueSlugs()
  const other = known[kind].find((each) => each !== given && each.toLowerCase() === slug.toLowerCase())
  return other ? { canonicalSlug: other } : undefined
}

/** Slugs that `/product-category` and `/product-details` can show. */
type CatalogueSlugs = { listings: string[]; details: string[] }

/** Every address of the catalogue, for prerendering and the site map. */
export async function catalogueSlugs(): Promise<CatalogueSlugs> {
  const entries = await sanityFetch(catalogueSlugsQuery)
  const slugs = (of: typeof entries) => [...new Set(of.flatMap(({ slug }) => (slug ? [slug] : [])))]
  return { listings: slugs(entries), details: slugs(entries.filter(({ hasDetails }) => hasDetails)) }
}
