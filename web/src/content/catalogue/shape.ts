import type { CategoryCardsQueryResult, DetailsQueryResult, ListingQueryResult } from '@shop/studio/types'
import { firstPageHref, listingHref } from '@shop/studio/routes'
import { toPicture } from '../pictures/picture'
import { cardFacts, cardPrice, type RawSelling, toSelling } from '../selling/shape'
import type { CardPrice, Selling } from '../selling/types'
import { smallestLine } from '../quotes/smallest-line'
import type { Link } from '../site/link'
import { toFilterItem, toFilterOptions } from './filter-options'
import type { CatalogueCard, DetailsPage, Listing, Siblings } from './types'

type RawCard = Omit<CategoryCardsQueryResult[number], '_type' | 'tag'> & {
  tag?: string | null
  selling?: RawSelling | null
  /** The items of a group. */
  variants?: { selling: Parameters<typeof toSelling>[0] }[]
}
type RawListing = NonNullable<ListingQueryResult['category' | 'subCategory']>
type RawDetails = NonNullable<DetailsQueryResult['category' | 'subCategory']>
type RawAncestor = { name: string | null; slug: string | null }
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
    ...soldAs(raw),
  }
}

/** The price and the facts of an item; of a group, the lowest price among its items. */
function soldAs({
  name,
  selling,
  hasDetails,
  variants = [],
}: RawCard): Pick<CatalogueCard, 'price' | 'facts' | 'quote'> {
  const own = toSelling(selling)
  const price = lowestPrice(own ? [own] : variants.flatMap((variant) => toSelling(variant.selling) ?? []))
  return {
    ...(price && { price }),
    // Quote list and comparison know only what has a page of its own.
    ...(own && hasDetails && { facts: cardFacts(own.facts), quote: smallestLine(name ?? '', own) }),
  }
}

const lowestPrice = (all: readonly Selling[]): CardPrice | undefined =>
  all.flatMap((one) => cardPrice(one) ?? []).toSorted((a, b) => a.price - b.price)[0]

/** The cards of a list; missing documents are left out. */
export function toCards(raw: readonly (RawCard | null)[] | null): CatalogueCard[] {
  return (raw ?? []).flatMap((entry) => toCard(entry) ?? [])
}

export function toListing({ selling, ...raw }: RawListing): Listing | undefined {
  const card = toCard(raw)
  if (!card) return undefined
  return {
    ...card,
    ancestors: ancestorsOf('parent' in raw ? raw.parent : null),
    summary: raw.summary ?? undefined,
    ...toItems([...ownProduct({ selling, ...raw }), ...raw.products]),
  }
}

type RawProduct = RawListing['products'][number]

/** The product page that a group has itself: only its own listing leads to it, because its card leads to the listing. */
const ownProduct = ({ _id, name, summary, selling, isReplaced, products }: RawListing): RawProduct[] =>
  summary && !isReplaced && products.length > 0 ? [{ _id, name, selling, variants: [] }] : []

/** What a listing shows: its products, and the items that can be ordered: a product itself, and the items of a group. */
function toItems(products: readonly RawProduct[]): Pick<Listing, 'products' | 'items' | 'options'> {
  const groups = products.map(({ _id, name, selling, variants }) => {
    const rows = [{ _id, selling }, ...variants]
    const items = rows.flatMap(({ _id: id, selling: raw }) => {
      const sold = toSelling(raw)
      return sold ? [{ id, sold }] : []
    })
    return { id: _id, name: name ?? '', items, price: lowestPrice(items.map(({ sold }) => sold)) }
  })
  const all = groups.flatMap(({ items }) => items)
  return {
    products: groups.map(({ id, name, price }) => ({ id, name, price })),
    items: all.map(({ id, sold }) => toFilterItem(id, sold)),
    options: toFilterOptions(all.map(({ sold }) => sold)),
  }
}

/** A product page without the cards below it. */
export function toDetailsPage(raw: RawDetails): Omit<DetailsPage, keyof Siblings> | undefined {
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
      href: firstPageHref(raw.printPages),
    },
    ids: raw.ids.flatMap((id) => id ?? []),
    replacement:
      raw.replacement?.name && raw.replacement.slug
        ? { name: raw.replacement.name, slug: raw.replacement.slug }
        : undefined,
  }
}

/** Specification section 2: "up to 4 images, up to 4 features". */
const maxPictures = 4
const maxFeatures = 4

function ancestorsOf(parent: RawAncestors | null): Link[] {
  return [parent?.parent, parent].flatMap((ancestor) =>
    ancestor?.name && ancestor.slug ? [{ label: ancestor.name, href: listingHref(ancestor.slug) }] : [],
  )
}
