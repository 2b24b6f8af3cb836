import { describe, expect, it } from 'vitest'
import { catalogueHref, type FilterItem, viewCatalogue } from './filter'

const item = (id: string, foods: string[], sizes: string[], more: Partial<FilterItem> = {}): FilterItem => ({
  id,
  foods,
  sizes,
  material: 'kraft',
  print: 'own',
  ...more,
})
const items = [
  item('bread', ['bread'], ['up-to-5', 'up-to-8'], { price: 3800 }),
  item('fries', ['fries', 'bread'], ['up-to-8'], { price: 1600, print: 'plain' }),
  item('quoted', ['fries'], ['over-12'], { material: 'foil' }),
]
const products = [{ id: 'group', name: 'Bags' }]
const view = (query: string) => viewCatalogue({ items, products }, query)
const ids = (query: string) => view(query).page.items.map(({ id }) => id)

describe('viewCatalogue', () => {
  it('filters by food, size, print and material', () => {
    expect(ids('food=bread')).toEqual(['bread', 'fries'])
    expect(ids('food=bread&print=plain')).toEqual(['fries'])
    expect(ids('size=over-12&material=foil')).toEqual(['quoted'])
  })
  it('shows groups while nothing is chosen', () => {
    expect(ids('category=paper-bags')).toEqual(['group'])
    expect(view('')).toMatchObject({ isPlain: true, all: 3 })
  })
  it('counts with the other facets, and closes options that would show nothing', () => {
    const choices = (facet: string, ...keys: string[]) =>
      view('print=plain').choicesOf(
        facet,
        keys.map((key) => ({ key, label: key })),
      )
    expect(choices('food', 'bread', 'fries').map(({ count }) => count)).toEqual([1, 1])
    expect(choices('material', 'foil')).toMatchObject([{ count: 0, isClosed: true }])
    expect(choices('print', 'own', 'plain')).toMatchObject([
      { isChosen: false, isClosed: false },
      { isChosen: true, isClosed: false },
    ])
  })
  it('sorts by price; what is quoted comes last', () =>
    expect(ids('sort=price')).toEqual(['fries', 'bread', 'quoted']))
  it('drops what it does not know', () => {
    expect(view('category=x&food=stones&sort=colour&page=3')).toMatchObject({ isPlain: true, query: '' })
  })
  it('has one canonical address', () => {
    const { state } = view('sort=price&print=plain&food=bread')
    const base = '/product-category?category=paper-bags'
    expect(catalogueHref(base, state)).toBe(`${base}&food=bread&print=plain&sort=price`)
    expect(catalogueHref(base, { ...state, page: 2 })).toBe(
      `${base}&food=bread&page=2&print=plain&sort=price`,
    )
    expect(catalogueHref(base, view('').state)).toBe(base)
  })
  it('shows 48 cards, and 48 more with each page', () => {
    const many = Array.from({ length: 130 }, (_, index) => item(`i${index}`, ['bread'], []))
    const groups = Array.from({ length: 60 }, (_, index) => ({ id: `g${index}`, name: 'Bags' }))
    const pageOf = (query: string) => viewCatalogue({ items: many, products: groups }, query).page
    expect(pageOf('')).toMatchObject({ page: 1, pageCount: 2, total: 60, firstNew: 0 })
    expect(pageOf('').items).toHaveLength(48)
    expect(pageOf('page=2').items.map(({ id }) => id)).toEqual(groups.map(({ id }) => id))
    expect(pageOf('food=bread&page=3')).toMatchObject({ page: 3, pageCount: 3, total: 130, firstNew: 96 })
  })
})
