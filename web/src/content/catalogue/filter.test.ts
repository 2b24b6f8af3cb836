import { describe, expect, it } from 'vitest'
import { type FilterItem, filteredHref, viewCatalogue } from './filter'

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
const ids = (query: string) => viewCatalogue(items, query).items.map(({ id }) => id)

describe('viewCatalogue', () => {
  it('filters by food, size, print and material', () => {
    expect(ids('food=bread')).toEqual(['bread', 'fries'])
    expect(ids('food=bread&print=plain')).toEqual(['fries'])
    expect(ids('size=over-12&material=foil')).toEqual(['quoted'])
    expect(ids('category=paper-bags')).toEqual(['bread', 'fries', 'quoted'])
  })
  it('counts with the other facets, and closes options that would show nothing', () => {
    const view = viewCatalogue(items, 'print=plain')
    expect(Object.fromEntries(view.countsOf('food'))).toEqual({ fries: 1, bread: 1 })
    expect(view.isEmptyOption('material', 'foil')).toBe(true)
    expect(view.isEmptyOption('print', 'own')).toBe(false)
  })
  it('sorts by price; what is quoted comes last', () =>
    expect(ids('sort=price')).toEqual(['fries', 'bread', 'quoted']))
  it('drops what it does not know', () => {
    const view = viewCatalogue(items, 'category=x&food=stones&sort=colour&page=3')
    expect(view).toMatchObject({ isPlain: true, query: '' })
    expect(view.items).toHaveLength(3)
  })
  it('has one canonical address', () => {
    const { query } = viewCatalogue(items, 'sort=price&print=plain&food=bread')
    expect(filteredHref('/product-category?category=paper-bags', query)).toBe(
      '/product-category?category=paper-bags&food=bread&print=plain&sort=price',
    )
    expect(filteredHref('/x?category=a', '')).toBe('/x?category=a')
  })
})
