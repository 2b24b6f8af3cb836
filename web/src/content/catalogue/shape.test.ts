import { describe, expect, it } from 'vitest'
import { rawBags } from '../selling/testing'
import { toCards, toDetailsPage, toListing } from './shape'

const card = (slug: string, name: string | null = slug) => ({
  _id: `subCategory-${slug}`,
  _type: 'subCategory' as const,
  name,
  slug,
  picture: null,
  childCount: 0,
  hasDetails: true as const,
  selling: null,
  variants: [],
})

const details = {
  title: null,
  description: null,
  pictures: null,
  featuresIntroduction: null,
  features: ['1', '2', '3', '4', '5'],
  quote: null,
  sizesAvailable: null,
  secondTitle: null,
  secondDescription: null,
}

const pictureOf = (alt: string) => ({
  alt,
  asset: { _type: 'reference' as const, _ref: 'image-abc-1000x1000-webp' },
  crop: null,
  hotspot: null,
  placeholder: null,
})

const inherited = {
  printPages: [],
  replacement: null,
  sizesPicture: null,
  printExamples: null,
  ids: ['subCategory-kraft-bags-brown', null],
}

const parent = {
  _type: 'subCategory' as const,
  name: 'Kraft Bags',
  slug: 'kraft-bags',
  _id: 'subCategory-kraft-bags',
  parent: {
    _type: 'category' as const,
    name: 'Paper Bags',
    slug: 'paper-bags',
    _id: 'category-paper-bags',
  },
}

describe('toCards', () => {
  it('leaves out what is missing or has no name yet', () => {
    expect(toCards([null, card('a'), card('b', null)]).map(({ slug }) => slug)).toEqual(['a'])
  })

  it('offers for the quote list and to compare only what has a page of its own, as those know no others', () => {
    const selling = rawBags
    const [sold, bare] = toCards([
      { ...card('a'), selling },
      { ...card('b'), selling, hasDetails: false },
    ])
    expect([sold?.quote?.sku, Boolean(sold?.facts)]).toEqual([expect.any(String), true])
    expect([bare?.quote, bare?.facts, bare?.price]).toEqual([undefined, undefined, sold?.price])
  })
})

describe('toListing', () => {
  it('names the places above, outermost first', () => {
    const listing = toListing({
      ...card('kraft-bags-brown'),
      summary: null,
      isReplaced: false,
      products: [],
      parent,
    })
    expect(listing?.ancestors.map(({ href }) => href)).toEqual([
      '/product-category?category=paper-bags',
      '/product-category?category=kraft-bags',
    ])
    expect(listing?.products).toEqual([])
  })
})

describe('toDetailsPage', () => {
  it('shows what there is: the name for a title, at most four features', () => {
    const page = toDetailsPage({ ...card('kraft-bags-brown', 'Brown'), ...inherited, details, parent })
    expect(page).toMatchObject({ title: 'Brown', features: ['1', '2', '3', '4'], pictures: [], sizes: [] })
  })
  it('is nothing when the details are gone', () => {
    expect(
      toDetailsPage({ ...card('kraft-bags-brown'), ...inherited, details: null, parent: null }),
    ).toBeUndefined()
  })

  it('shows printed work of what can be printed only, and the page that explains it', () => {
    const picture = { ...pictureOf('a'), _key: 'a' }
    const pageOf = (selling: typeof rawBags) =>
      toDetailsPage({
        ...card('a'),
        ...inherited,
        printExamples: [picture],
        printPages: ['//elsewhere', '/printing'],
        details,
        parent: null,
        selling,
      })
    expect(pageOf(rawBags)?.print).toMatchObject({ examples: [{ alt: 'a' }], href: '/printing' })
    expect(pageOf({ ...rawBags, print: null })?.print).toBeUndefined()
  })
})
