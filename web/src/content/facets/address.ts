import type { Facet, Range, Selection } from './facets'

/** The state of a listing that its address carries. */
export type ListingState = {
  selection: Selection
  /** One of the listing's orders; the first one is not written. */
  sort: string
  /** From 1. */
  page: number
}

/** What an address may say about a listing. */
export type ListingRules<Item> = {
  facets: readonly Facet<Item>[]
  items: readonly Item[]
  /** Keys of the orders, the default first. */
  sorts: readonly [string, ...string[]]
}

/** Longer values cannot be options and are not parsed. */
const maxValueLength = 2000

/**
 * Reads the state of a listing from a query string. Unknown or malformed parts are dropped, so that every address has a
 * page. A form without script repeats a key for each checkbox; several values may also be joined by commas.
 */
export function parseListing<Item>(query: URLSearchParams, rules: ListingRules<Item>): ListingState {
  const options: Record<string, string[]> = {}
  const ranges: Record<string, Range> = {}
  for (const facet of rules.facets) {
    if (facet.kind === 'options') {
      const given = query.getAll(facet.key).flatMap((value) => value.slice(0, maxValueLength).split(','))
      const values = valuesInUse(rules.items, facet.valuesOf, new Set(given)).toSorted()
      if (values.length > 0) options[facet.key] = facet.isMultiple ? values : values.slice(0, 1)
    } else {
      const range = parseRange(query.get(`${facet.key}-min`), query.get(`${facet.key}-max`), facet.ends)
      if (range) ranges[facet.key] = range
    }
  }
  const sort = query.get('sort')
  return {
    selection: { options, ranges },
    sort: rules.sorts.find((each) => each === sort) ?? rules.sorts[0],
    page: parsePage(query.get('page')),
  }
}

/** Those of the given values that an item has. It ends when all are found: there can be ten thousand items. */
function valuesInUse<Item>(
  items: readonly Item[],
  valuesOf: (item: Item) => readonly string[],
  given: ReadonlySet<string>,
): string[] {
  const found = new Set<string>()
  for (const item of items) {
    if (found.size === given.size) break
    for (const value of valuesOf(item)) if (given.has(value)) found.add(value)
  }
  return [...found]
}

/** The one query string of a state: keys and values sorted, nothing that is a default; empty for the plain listing. */
export function listingQuery<Item>(
  state: ListingState,
  { sorts }: Pick<ListingRules<Item>, 'sorts'>,
): string {
  const { options, ranges } = state.selection
  const entries: [string, string][] = [
    ...Object.entries(options).map(([key, values]): [string, string] => [key, values.toSorted().join(',')]),
    ...Object.entries(ranges).flatMap(([key, { min, max }]): [string, string][] => [
      ...(min === undefined ? [] : [[`${key}-min`, String(min)] as [string, string]]),
      ...(max === undefined ? [] : [[`${key}-max`, String(max)] as [string, string]]),
    ]),
    ...(state.sort === sorts[0] ? [] : [['sort', state.sort] as [string, string]]),
    ...(state.page > 1 ? [['page', String(state.page)] as [string, string]] : []),
  ]
  return entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${encodeURIComponent(key)}=${value.split(',').map(encodeURIComponent).join(',')}`)
    .join('&')
}

/** A page from 1 to the maximum; anything else is the first page. */
export function parsePage(text: string | null): number {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** A minimum above the maximum: the two are swapped. */
function parseRange(from: string | null, to: string | null, ends?: Required<Range>): Range | undefined {
  const given = [parseAmount(from), parseAmount(to)] as const
  const isSwapped = given[0] !== undefined && given[1] !== undefined && given[0] > given[1]
  const [min, max] = isSwapped ? [given[1], given[0]] : given
  const range = {
    ...(min !== undefined && min !== ends?.min && { min }),
    ...(max !== undefined && max !== ends?.max && { max }),
  }
  return range.min === undefined && range.max === undefined ? undefined : range
}

function parseAmount(text: string | null): number | undefined {
  return text && /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}
