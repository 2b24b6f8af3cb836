import { describe, expect, it } from 'vitest'
import { listingQuery, parseListing, type ListingRules } from './address'
import { countOptions, emptySelection, type Facet, filterItems, isEmptySelection } from './facets'
import { pageNumbers, pageOf } from './page'

type Piece = { name: string; kind: string; brand: string; price?: number }

const pieces: Piece[] = [
  { name: 'Armchair', kind: 'chair', brand: 'fernhollow', price: 85 },
  { name: 'Stool', kind: 'chair', brand: 'lindmere', price: 40 },
  { name: 'Desk', kind: 'table', brand: 'lindmere', price: 120 },
  { name: 'Vase', kind: 'vase', brand: 'claywright' },
]

const facets: Facet<Piece>[] = [
  { kind: 'options', key: 'kind', isMultiple: true, valuesOf: ({ kind }) => [kind] },
  { kind: 'options', key: 'brand', isMultiple: false, valuesOf: ({ brand }) => [brand] },
  { kind: 'range', key: 'price', valueOf: ({ price }) => price },
]

const rules: ListingRules<Piece> = { facets, items: pieces, sorts: ['latest', 'price'] }
const read = (query: string) => parseListing(new URLSearchParams(query), rules)
const canonical = (query: string) => listingQuery(read(query), rules)
const namesOf = (query: string) => filterItems(pieces, facets, read(query).selection).map(({ name }) => name)

describe('filterItems', () => {
  it('joins the options of a facet and crosses the facets', () => {
    expect(namesOf('kind=chair,table&brand=lindmere')).toEqual(['Stool', 'Desk'])
    expect(namesOf('price-min=50')).toEqual(['Armchair', 'Desk'])
    expect(namesOf('price-min=40&price-max=85')).toEqual(['Armchair', 'Stool'])
    expect(namesOf('')).toHaveLength(4)
  })
})

describe('countOptions', () => {
  it('counts an option with all other facets applied, and not its own', () => {
    const { selection } = read('kind=chair&brand=lindmere')
    expect(Object.fromEntries(countOptions(pieces, facets, selection, 'kind'))).toEqual({
      chair: 1,
      table: 1,
    })
    expect(Object.fromEntries(countOptions(pieces, facets, selection, 'brand'))).toEqual({
      fernhollow: 1,
      lindmere: 1,
    })
  })

  it('promises what choosing the option then shows', () => {
    for (const [kind, count] of countOptions(pieces, facets, emptySelection, 'kind')) {
      expect(namesOf(`kind=${kind}`)).toHaveLength(count)
    }
  })
})

describe('addresses', () => {
  it('have one canonical form for any order and spelling', () => {
    expect(canonical('kind=table&kind=chair&page=1&sort=latest')).toBe('kind=chair,table')
    expect(canonical('sort=price&kind=table,chair,chair&brand=lindmere')).toBe(
      'brand=lindmere&kind=chair,table&sort=price',
    )
    expect(canonical('price-max=10&price-min=90.5')).toBe('price-max=90.5&price-min=10')
    expect(canonical(canonical('page=3&kind=vase'))).toBe('kind=vase&page=3')
  })

  it('leave out the ends at which a range is open', () => {
    const ends = { min: 0, max: 100 }
    const open = { ...rules, facets: [{ ...facets[2], ends } as Facet<Piece>] }
    const rangeOf = (query: string) => parseListing(new URLSearchParams(query), open).selection.ranges.price
    expect(rangeOf('price-min=0&price-max=100')).toBeUndefined()
    expect(rangeOf('price-min=0&price-max=75')).toEqual({ max: 75 })
    expect(rangeOf('price-min=100&price-max=25')).toEqual({ min: 25 })
    expect(rangeOf('price-max=500')).toEqual({ max: 500 })
  })

  it.each([
    'page=-1',
    'page=1e9',
    'kind=%3Cscript%3E',
    'kind=nothing&brand=',
    'price-min=abc&price-max=-5',
    'sort=drop+table',
    `kind=${'chair,'.repeat(10_000)}x`.replaceAll('chair', 'sofa'),
    'constructor=1&__proto__=2',
  ])('drop what they cannot mean: %.40s', (query) => {
    expect(canonical(query)).toBe('')
    expect(isEmptySelection(read(query).selection)).toBe(true)
  })

  it('look at no more items than are needed to know the given options', () => {
    let looks = 0
    const counted = { ...facets[0]!, valuesOf: ({ kind }: Piece) => (looks++, [kind]) } as Facet<Piece>
    const many = { ...rules, facets: [counted], items: Array(1000).fill(pieces).flat() as Piece[] }
    expect(parseListing(new URLSearchParams('kind=chair'), many).selection.options).toEqual({
      kind: ['chair'],
    })
    expect(parseListing(new URLSearchParams('page=2'), many).selection.options).toEqual({})
    expect(looks).toBe(1)
  })

  it('take one option where only one can be chosen', () => {
    expect(read('brand=lindmere,fernhollow').selection.options.brand).toEqual(['fernhollow'])
  })
})

describe('pages', () => {
  it('hold as many items as fit; a number beyond the last is the last page', () => {
    const paging = { pageSize: 3, isCumulative: false }
    const last = { page: 2, pageCount: 2, total: 4, items: [{ name: 'Vase' }] }
    expect(pageOf(pieces, 2, paging)).toMatchObject(last)
    expect(pageOf(pieces, 99, paging).page).toBe(2)
    expect(pageOf([], 1, paging)).toMatchObject({ items: [], page: 1, pageCount: 1, total: 0 })
  })

  it('hold the pages before too where more is loaded, up to 240 items', () => {
    const paging = { pageSize: 48, isCumulative: true }
    const numbers = Array.from({ length: 1000 }, (_, index) => index)
    expect(pageOf(numbers, 2, paging)).toMatchObject({
      items: numbers.slice(0, 96),
      firstNew: 48,
      isFromStart: true,
    })
    expect(pageOf(numbers, 7, paging)).toMatchObject({
      items: numbers.slice(96, 336),
      firstNew: 192,
      isFromStart: false,
    })
  })

  it('are numbered with gaps', () => {
    expect(pageNumbers(1, 10)).toEqual([1, 2, 3, undefined, 9, 10])
    expect(pageNumbers(5, 10)).toEqual([1, 2, 3, 4, 5, 6, undefined, 9, 10])
    expect(pageNumbers(7, 10)).toEqual([1, 2, 3, undefined, 6, 7, 8, 9, 10])
    expect(pageNumbers(1, 1)).toEqual([1])
  })
})
