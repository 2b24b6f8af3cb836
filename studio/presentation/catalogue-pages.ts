import { detailsHref, listingHref } from '../routes/index.ts'

/** A category or an item with what it is part of. */
export type CatalogueEntry = {
  _id: string
  _type: string
  name?: string | null
  slug?: string | null
  parent?: string | null
  hasDetails?: boolean | null
  isReplaced?: boolean | null
}

/** GROQ for the whole tree; some hundred short lines. */
export const catalogueTree = `*[_type in ["category", "subCategory"] && defined(slug.current)] | order(_type asc, orderRank asc) {
  _id, _type, name, "slug": slug.current, "parent": parent._ref, "hasDetails": defined(details),
  "isReplaced": defined(selling.replacedBy)
}`

/**
 * A page of the catalogue, the ids of the documents that it shows, and on a product page of those whose questions it
 * shows: the entry and those above it.
 */
export type CataloguePage = { title: string; href: string; shows: Set<string>; about?: string[] }

/** The heading that the site gives the list of an item, which leads to its product page (web/src/messages/catalogue.ts). */
const allAbout = (name: string) => `All about ${name}`

/** How many neighbours a product page shows: one row (web/src/features/catalogue). */
const neighbours = 4

/** The first entries that can be in a row of neighbours. There can be thousands, and each of them has such a row. */
function firstOf(
  entries: readonly CatalogueEntry[],
  isWanted: (entry: CatalogueEntry) => boolean,
  most = neighbours,
) {
  const found: CatalogueEntry[] = []
  for (const entry of entries) {
    if (found.length === most) break
    if (isWanted(entry)) found.push(entry)
  }
  return found
}

/**
 * Every page of the catalogue: the list of an entry, with its children and the entries above it, and the product page
 * of an entry that has details, with its neighbours.
 */
export function cataloguePages(entries: CatalogueEntry[]): CataloguePage[] {
  const byId = new Map(entries.map((entry) => [entry._id, entry]))
  const above = (entry: CatalogueEntry | undefined) => byId.get(entry?.parent ?? '')
  const made = entries.filter(({ isReplaced }) => !isReplaced)
  const byParent = Map.groupBy(made, ({ parent }) => parent)
  /** The entries below one, without those that are no longer made. */
  const children = (entry: CatalogueEntry | undefined) => (entry && byParent.get(entry._id)) ?? []
  const categories = entries.filter(({ _type }) => _type === 'category')
  const categoriesBySlug = Map.groupBy(categories, ({ slug }) => slug)

  const rows = new Map<string, CatalogueEntry[]>()
  /** The entries of a row, looked for once: a program can store thousands below one, all of one slug. */
  const once = (key: string, find: () => CatalogueEntry[]): CatalogueEntry[] => {
    const known = rows.get(key) ?? find()
    rows.set(key, known)
    return known
  }

  /** The siblings of an entry; when there are few, those of its parent. */
  const beside = (entry: CatalogueEntry): CatalogueEntry[] => {
    if (entry._type === 'category') return firstOf(categories, ({ _id }) => _id !== entry._id)
    const parent = above(entry)
    const near = once(`${entry.parent} ${entry.slug}`, () =>
      firstOf(children(parent), ({ slug }) => slug !== entry.slug),
    )
    if (near.length >= neighbours) return near
    const far = once(`${entry.parent}`, () =>
      firstOf(children(above(parent)), ({ slug }) => slug !== parent?.slug, neighbours + 1),
    )
    return [...near, ...far.filter(({ _id }) => _id !== entry._id)]
  }

  /** A category comes before a sub-category of the same address. */
  const answers = (entry: CatalogueEntry, isAnswer: (other: CatalogueEntry) => boolean) =>
    entry._type === 'category' || !categoriesBySlug.get(entry.slug)?.some(isAnswer)

  return entries.flatMap((entry) => {
    const { slug, name, hasDetails } = entry
    if (!slug) return []
    const title = name ?? slug
    const parents = [above(entry), above(above(entry))].flatMap((parent) => parent?._id ?? [])
    const own = [entry._id, ...parents]
    const kids = children(entry)
    const pages: CataloguePage[] = []
    if (answers(entry, () => true)) {
      pages.push({
        title: hasDetails && kids.length === 0 ? allAbout(title) : title,
        href: listingHref(slug),
        shows: new Set([...own, ...kids.map(({ _id }) => _id)]),
      })
    }
    if (hasDetails && answers(entry, (other) => Boolean(other.hasDetails))) {
      const row = beside(entry).slice(0, neighbours)
      const shows = new Set([...own, ...row.map(({ _id }) => _id)])
      pages.push({ title: `${title}, product page`, href: detailsHref(slug), shows, about: own })
    }
    return pages
  })
}
