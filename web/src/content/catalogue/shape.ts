import type { CategoryCardsQueryResult, DetailsQueryResult, ListingQueryResult } from '@shop/studio/types'
import { toPicture } from '../pictures/picture'
import { cardFacts, cardPrice, type RawSelling, toSelling } from '../selling/shape'
import { toFilterItem, toFilterOptions } from './filter-options'
import type { Ancestor, CatalogueCard, DetailsPage, FilteredItems, Listing } from './types'

type RawCard = Omit<CategoryCardsQueryResult[number], '_type' | 'tag'> & {
  tag?: string | null
  selling?: RawSelling | null
  variants?: (Omit<RawCard, 'variants'> & { selling: RawSelling | null })[]
}
type RawListing = NonNullable<ListingQueryResult['category' | 'subCategory']>
type RawDetails = NonNullable<DetailsQueryResult['category' | 'subCategory']>
type RawParent = NonNullable<NonNullable<DetailsQueryResult['subCategory']>['parent']>
type RawAncestor = Pick<RawParent, 'name' | 'slug'>
/** An ancestor, with its own parent. */
type RawAncestors = RawAncestor & { parent: RawAncestor | null }

/** A card, or nothing when the document has no name or slug yet. */
function toCard(raw: RawCard | null): CatalogueCard | undefined {
  if (!raw?.name || !raw.slug) return undefined
  return {
    id: raw._id,
    name: raw.name,
    slug: raw.slug,
    tag: raw.tag ?? undefined,
    picture: toPicture(raw.picture),
    childCount: raw.childCount,
    hasDetails: raw.hasDetails,
    ...comparison(raw),
  }
}

/** The price and the facts of an item; of a group, the lowest price among its items. */
function comparison({ selling, variants = [] }: RawCard): Pick<CatalogueCard, 'price' | 'facts'> {
  const own = toSelling(selling)
  const all = own ? [own] : variants.flatMap((variant) => toSelling(variant.selling) ?? [])
  const [price] = all.flatMap((one) => cardPrice(one) ?? []).toSorted((a, b) => a.price - b.price)
  return { ...(price && { price }), ...(own && { facts: cardFacts(own.facts) }) }
}

/** The cards of a list; missing documents are left out. */
export function toCards(raw: readonly (RawCard | null)[] | null): CatalogueCard[] {
  return (raw ?? []).flatMap((entry) => toCard(entry) ?? [])
}

export function toListing(raw: RawListing): Listing | undefined {
  const card = toCard(raw)
  if (!card) return undefined
  return {
    ...card,
    ancestors: ancestorsOf('parent' in raw ? raw.parent : null),
    summary: raw.summary ?? undefined,
    products: toCards(raw.products),
    filtered: toFilteredItems(raw.products ?? []),
  }
}

/** The items of a listing, those of its groups in their place, with everything that they are filtered by. */
function toFilteredItems(products: readonly RawCard[]): FilteredItems {
  const raw = products.flatMap((product) => (product.selling ? [product] : (product.variants ?? [])))
  const entries = raw.flatMap((one) => {
    const [card, selling] = [toCard(one), toSelling(one.selling)]
    return card && selling ? [{ card, selling }] : []
  })
  return {
    cards: entries.map(({ card }) => card),
    items: entries.map(({ card, selling }) => toFilterItem(card.id, selling)),
    options: toFilterOptions(entries.map(({ selling }) => selling)),
  }
}

export function toDetailsPage(raw: RawDetails, printPage?: string | null): DetailsPage | undefined {
  const card = toCard(raw)
  const { details } = raw
  if (!card || !details) return undefined
  const parent = 'parent' in raw ? raw.parent : null
  const selling = toSelling(raw.selling)
  const pictures = (details.pictures ?? []).flatMap((picture) => toPicture(picture) ?? [])
  return {
    slug: card.slug,
    name: card.name,
    ancestors: ancestorsOf(parent),
    title: details.title ?? card.name,
    description: details.description ?? undefined,
    pictures: (pictures.length > 0 ? pictures : card.picture ? [card.picture] : []).slice(0, maxPictures),
    featuresIntroduction: details.featuresIntroduction ?? undefined,
    features: (details.features ?? []).slice(0, maxFeatures),
    quote: details.quote ?? undefined,
    sizes: details.sizesAvailable ?? [],
    secondTitle: details.secondTitle ?? undefined,
    secondDescription: details.secondDescription ?? undefined,
    selling,
    sizesPicture: toPicture(raw.sizesPicture),
    print: selling?.facts.print && {
      examples: (raw.printExamples ?? []).flatMap((picture) => toPicture(picture) ?? []),
      href: printPage ?? undefined,
    },
    ids: raw.ids.flatMap((id) => id ?? []),
    replacement:
      raw.replacement?.name && raw.replacement.slug
        ? { name: raw.replacement.name, slug: raw.replacement.slug }
        : undefined,
    ...toSiblings(card.slug, parent),
  }
}

/** Specification section 2: "up to 4 images, up to 4 features". */
const maxPictures = 4
const maxFeatures = 4

/** Cards in a full row. */
const rowLength = 4

/** The siblings of an entry; when there are too few for a row, the siblings of its parent follow. */
function toSiblings(slug: string, parent: RawParent | null): Pick<DetailsPage, 'siblings' | 'siblingsOf'> {
  const own = toCards(parent?.siblings ?? []).filter((card) => card.slug !== slug)
  const ofParent = toCards(parent?.parent?.siblings ?? []).filter((card) => card.slug !== parent?.slug)
  return own.length >= rowLength || ofParent.length === 0
    ? { siblings: own, siblingsOf: parent?.name ?? undefined }
    : { siblings: [...own, ...ofParent], siblingsOf: parent?.parent?.name ?? undefined }
}

function ancestorsOf(parent: RawAncestors | null): Ancestor[] {
  return [parent?.parent, parent].flatMap((ancestor) =>
    ancestor?.name && ancestor.slug ? [{ name: ancestor.name, slug: ancestor.slug }] : [],
  )
}
