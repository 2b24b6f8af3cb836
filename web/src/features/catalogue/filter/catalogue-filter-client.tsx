'use client'

import { type ReactNode, useMemo } from 'react'
import {
  type FilterFacet,
  type FilterItem,
  filterLabels,
  type FilterOption,
  filteredHref,
  catalogueSorts,
  type CatalogueView,
  sortLabels,
  viewCatalogue,
} from '@/content/catalogue/filter'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Select } from '@/ui/field'
import { FilterBox } from '@/ui/filter-box'
import { queryOfForm, useListingAddress } from '@/ui/use-listing-address-client'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'

type CatalogueFilterProps = {
  /** The address of the category without filters. */
  href: string
  items: FilterItem[]
  /** Cards without filters, where a group of items is one. */
  kinds: number
  options: Record<FilterFacet, FilterOption[]>
  /** The query that the server rendered, without `?`. */
  served: string
  /** The card of each item by its id. */
  cards: Record<string, ReactNode>
  /** What the category shows without filters. */
  children: ReactNode
}

const facetKeys = Object.keys(filterLabels) as FilterFacet[]

/** The default order sends nothing, so that it stays out of the address without script too. */
const sortValue = (sort: string) => (sort === catalogueSorts[0] ? '' : sort)

/** A category of packaging with its filters: a form without script, filtered in memory with it. */
export function CatalogueFilter({
  href,
  items,
  kinds,
  options,
  served,
  cards,
  children,
}: CatalogueFilterProps) {
  const [path = '', category = ''] = href.split('?')
  const isShown = () =>
    location.pathname === path &&
    location.search
      .slice(1)
      .split('&')
      .some((pair) => pair === category)
  const { search, show } = useListingAddress(isShown, served)
  const view = useMemo(() => viewCatalogue(items, search), [items, search])
  const apply = (form: HTMLFormElement | null) => {
    if (form) show(filteredHref(href, viewCatalogue(items, String(queryOfForm(form))).query))
  }
  return (
    <div className="flex flex-col gap-8 lg:gap-10">
      <FilterBox apply={apply}>
        <form
          method="get"
          action={path}
          aria-label={common.filters}
          className="filter-bar filter-bar-even"
          onSubmit={(event) => {
            event.preventDefault()
            apply(event.currentTarget)
          }}
        >
          <input
            type="hidden"
            name="category"
            value={decodeURIComponent(category.slice('category='.length))}
          />
          {facetKeys.map(
            (facet) =>
              options[facet].length > 1 && (
                <Select
                  key={facet}
                  label={filterLabels[facet]}
                  name={facet}
                  value={view.chosenIn(facet)}
                  onChange={({ currentTarget }) => apply(currentTarget.form)}
                >
                  <option value="">{common.all}</option>
                  {options[facet].map(({ key, label }) => (
                    <option key={key} value={key} disabled={view.isEmptyOption(facet, key)}>
                      {`${label} (${view.countsOf(facet).get(key) ?? 0})`}
                    </option>
                  ))}
                </Select>
              ),
          )}
          <Select
            label={messages.sortBy}
            name="sort"
            value={sortValue(view.sort)}
            onChange={({ currentTarget }) => apply(currentTarget.form)}
          >
            {catalogueSorts.map((sort) => (
              <option key={sort} value={sortValue(sort)}>
                {sortLabels[sort]}
              </option>
            ))}
          </Select>
          <Button type="submit">{common.apply}</Button>
        </form>
      </FilterBox>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <output>{countText(view, items.length, kinds)}</output>
        {!view.isPlain && (
          <a
            href={href}
            className="quiet-link min-h-11 text-kraft-deep"
            onClick={(event) => {
              event.preventDefault()
              show(href)
            }}
          >
            {common.clearFilters}
          </a>
        )}
      </div>
      {view.isPlain ? (
        children
      ) : view.items.length > 0 ? (
        <ul className="card-grid">
          {view.items.map(({ id }) => (
            <li key={id}>{cards[id]}</li>
          ))}
        </ul>
      ) : (
        <EmptyState>{messages.nothingMatches}</EmptyState>
      )}
    </div>
  )
}

/** Without filters groups are one card each, so that cards and items differ in number. */
function countText({ isPlain, isUnfiltered, items }: CatalogueView, all: number, kinds: number): string {
  if (!isUnfiltered) return messages.itemsOfAll(items.length, all)
  return isPlain && kinds !== all ? messages.kindsAndItems(kinds, all) : messages.itemCount(all)
}
