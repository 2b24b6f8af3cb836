import { stegaClean } from '../draft/metadata'
import { shareOf } from '../money/cents'
import type { Selling } from '../selling/types'
import type { FacetOption } from '../facets/listing'
import { optionKey, toOptions } from '../facets/options'
import { type FilterFacet, type FilterItem, printOptions, widthClasses } from './filter'

/** An item with the values that it is filtered and sorted by. */
export function toFilterItem(id: string, { articles, facts, per }: Selling): FilterItem {
  const prices = articles.flatMap(({ price }) => (price === undefined ? [] : [shareOf(price, 1000, per)]))
  const widths = articles.flatMap(({ width }) => width ?? [])
  return {
    id,
    foods: facts.foods.map(optionKey),
    material: optionKey(facts.material ?? ''),
    print: facts.print ? 'own' : 'plain',
    sizes: [...new Set(widths.map((width) => widthClasses.find(({ max }) => width <= max)?.key ?? ''))],
    ...(prices.length > 0 && { price: Math.min(...prices) }),
  }
}

/** The options of each facet that at least one item has, in the order in which the items name them. */
export function toFilterOptions(all: readonly Selling[]): Record<FilterFacet, FacetOption[]> {
  const items = all.map((selling) => toFilterItem('', selling))
  return {
    food: toOptions(all.flatMap(({ facts }) => stegaClean(facts.foods))),
    material: toOptions(all.flatMap(({ facts }) => stegaClean(facts.material) ?? [])),
    print: printOptions.filter(({ key }) => items.some(({ print }) => print === key)),
    size: widthClasses
      .filter(({ key }) => items.some(({ sizes }) => sizes.includes(key)))
      .map(({ key, label }) => ({ key, label })),
  }
}
