import { listingQuery, type ListingRules, type ListingState, parseListing } from './address'
import { countOptions, filterItems, isEmptySelection } from './facets'
import { type Page, pageOf, type Paging } from './page'

/** An option of a facet: its key in the address, and what visitors read. */
export type FacetOption = { key: string; label: string }

/** An option as an address shows it. */
export type Choice = FacetOption & {
  /** How many items it would show, with all other facets applied. */
  count: number
  isChosen: boolean
  /** Whether choosing it would show nothing. A chosen option is never disabled, so that it can be removed. */
  isClosed: boolean
}

/** What one address of a listing shows. */
export type ListingView<Item> = {
  state: ListingState
  /** The canonical query of the address, without `?`. */
  query: string
  page: Page<Item>
  /** How many items there are without filters. */
  all: number
  /** Whether no facet is chosen; the order and the page do not count. */
  isUnfiltered: boolean
  /** Whether the items are neither filtered nor sorted. */
  isPlain: boolean
  /** The options of a facet, in the given order. */
  choicesOf: <Option extends FacetOption>(facet: string, options: readonly Option[]) => (Option & Choice)[]
}

/** Comparisons by the key of their order; an order without one is that of the items. */
type Comparisons<Item> = Partial<Record<string, (a: Item, b: Item) => number>>

/**
 * Reads the query of a listing's address and applies it.
 * @param plain the entries of the unfiltered, unsorted listing, if they differ from its items
 */
export function viewListing<Item extends Shown, Shown = Item>(
  query: string,
  rules: ListingRules<Item>,
  comparisons: Comparisons<Item>,
  paging: Paging,
  plain: readonly Shown[] = rules.items,
): ListingView<Shown> {
  const { items, facets, sorts } = rules
  const parsed = parseListing(new URLSearchParams(query), rules)
  const isUnfiltered = isEmptySelection(parsed.selection)
  const isPlain = isUnfiltered && parsed.sort === sorts[0]
  const found = filterItems(items, facets, parsed.selection)
  const comparison = comparisons[parsed.sort]
  const shown = isPlain ? plain : comparison ? found.toSorted(comparison) : found
  const page = pageOf(shown, parsed.page, paging)
  const state = { ...parsed, page: page.page }
  return {
    state,
    query: listingQuery(state, rules),
    page,
    all: items.length,
    isUnfiltered,
    isPlain,
    choicesOf: (facet, options) => {
      const counts = countOptions(items, facets, state.selection, facet)
      const chosen = new Set(state.selection.options[facet])
      return options.map((option) => {
        const [count, isChosen] = [counts.get(option.key) ?? 0, chosen.has(option.key)]
        return { ...option, count, isChosen, isClosed: count === 0 && !isChosen }
      })
    },
  }
}

/**
 * The canonical address of a listing in a state.
 * @param base the address of the listing without filters; it may have a query
 */
export function hrefOfState(
  base: string,
  state: ListingState,
  rules: Pick<ListingRules<never>, 'sorts'>,
): string {
  const query = listingQuery(state, rules)
  return query ? `${base}${base.includes('?') ? '&' : '?'}${query}` : base
}
