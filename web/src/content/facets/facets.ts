/* Faceted navigation over a list: pure functions. */

/** A property by which items can be filtered. */
export type Facet<Item> =
  | {
      kind: 'options'
      key: string
      /** Whether several options can be chosen; an item matches when it has one of them. */
      isMultiple: boolean
      /** The options that an item has, as they are written in an address. */
      valuesOf: (item: Item) => readonly string[]
    }
  | {
      kind: 'range'
      /** Prefix of the two keys `<key>-min` and `<key>-max`. */
      key: string
      /** The number that is compared; an item without one never matches a range. */
      valueOf: (item: Item) => number | undefined
      /** At these values the range has no limit: a form always sends both ends, also when they were not changed. */
      ends?: { min: number; max: number }
    }

/** A chosen range; an end that is left out is open. */
export type Range = { min?: number; max?: number }

/** What a visitor has chosen: options and ranges by the key of their facet. A facet without a choice has no entry. */
export type Selection = {
  options: Readonly<Record<string, readonly string[]>>
  ranges: Readonly<Record<string, Range>>
}

export const emptySelection: Selection = { options: {}, ranges: {} }

/** Whether nothing is chosen. */
export const isEmptySelection = ({ options, ranges }: Selection): boolean =>
  Object.keys(options).length === 0 && Object.keys(ranges).length === 0

/** The items that match every facet with a choice, in their order. */
export function filterItems<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  selection: Selection,
): Item[] {
  const conditions = facets.flatMap((facet) => conditionOf(facet, selection) ?? [])
  return items.filter((item) => conditions.every((isMet) => isMet(item)))
}

/**
 * How many items each option would show: counted with all other facets applied, so that choosing a second option of
 * the same facet never leads to a count that was not shown.
 * @returns counts by option; an option that no item has is not in the map
 */
export function countOptions<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  selection: Selection,
  key: string,
): Map<string, number> {
  const counts = new Map<string, number>()
  const facet = facets.find((each) => each.key === key)
  if (facet?.kind !== 'options') return counts
  const others = facets.filter((each) => each.key !== key)
  for (const item of filterItems(items, others, selection)) {
    for (const value of new Set(facet.valuesOf(item))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** Whether an item has what was chosen of a facet; nothing when nothing was. Made once for a list, which can be long. */
function conditionOf<Item>(
  facet: Facet<Item>,
  { options, ranges }: Selection,
): ((item: Item) => boolean) | undefined {
  if (facet.kind === 'options') {
    const chosen = options[facet.key] && new Set(options[facet.key])
    return chosen && ((item) => facet.valuesOf(item).some((value) => chosen.has(value)))
  }
  const range = ranges[facet.key]
  if (!range) return undefined
  const { min = -Infinity, max = Infinity } = range
  return (item) => {
    const value = facet.valueOf(item)
    return value !== undefined && value >= min && value <= max
  }
}
