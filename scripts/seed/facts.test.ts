/** Facts that several documents state agree with each other. */
import { describe, expect, it } from 'vitest'
import { seed } from './index.ts'
import { allOf, type Complete } from './testing.ts'
import type { SeedOf } from './types.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
const products = allOf('product')
const pages = allOf('page')

interface Offer {
  offer: string
  heading: string
  text?: string
  callToAction: unknown
}

interface Details {
  title: string
  description: string
  features: readonly string[]
  sizesAvailable?: readonly string[]
}

/** Every object with these fields, at any depth. */
function objectsWith<Found>(value: unknown, ...fields: (keyof Found & string)[]): Found[] {
  if (typeof value !== 'object' || value === null) return []
  const own = fields.every((field) => field in value) ? [value as Found] : []
  return [...own, ...Object.values(value).flatMap((one) => objectsWith<Found>(one, ...fields))]
}

function productBehind({ callToAction }: Offer): Complete<SeedOf<'product'>> | undefined {
  const link = JSON.stringify(callToAction)
  return products.find(
    ({ _id, number }) => link.includes(`"${_id}"`) || link.includes(`/product-details/${number}"`),
  )
}

const reduction = ({ price, salePrice }: { price: number; salePrice?: number }) =>
  salePrice === undefined ? 0 : Math.round((1 - salePrice / price) * 100)

const offers = pages.flatMap(({ route, sections }) =>
  objectsWith<Offer>(sections, 'offer', 'callToAction').map((one) => ({ route, ...one })),
)

describe('offers', () => {
  const onProducts = offers.flatMap((one) => {
    const product = productBehind(one)
    return product ? [[`${one.route}: ${one.heading}`, one, product] as const] : []
  })

  it('lead to products from three pages', () => expect(onProducts.length).toBeGreaterThanOrEqual(6))

  it.each(onProducts)('%s takes off what the product page takes off', (_, { offer, text }, product) => {
    expect(offer).toBe(`${reduction(product)}% off`)
    const prices = text?.match(/\$\d+\.\d\d/g) ?? []
    for (const price of prices) {
      expect([`$${product.price.toFixed(2)}`, `$${product.salePrice.toFixed(2)}`]).toContain(price)
    }
  })

  it('of “up to” a percentage are reached by a product and never exceed the largest reduction', () => {
    const reductions = products.map(reduction)
    for (const { offer } of offers.filter((one) => /^up to/i.test(one.offer))) {
      expect(reductions).toContain(Number(/\d+/.exec(offer)?.[0]))
    }
  })
})

describe('the catalogue', () => {
  const details = objectsWith<Details>(seed, 'description', 'features')

  it('names as many sizes as it lists', () => {
    let checked = 0
    for (const { title, description, sizesAvailable } of details) {
      const named = /\bin (\w+) sizes\b/.exec(description)?.[1]
      if (!named) continue
      expect([title, sizesAvailable?.length]).toEqual([title, NUMBERS.indexOf(named) + 1])
      checked++
    }
    expect(checked).toBeGreaterThanOrEqual(2)
  })

  it('carries loads that fit the posts: 15 lb with flat handles, 22 lb with twisted ones', () => {
    const featuresOf = (title: string) => details.find((one) => one.title === title)?.features.join()
    expect(featuresOf('Brown Paper Bags with Flat Handles')).toContain('Carries 15 lb')
    expect(featuresOf('Brown Paper Bags with Twisted Handles')).toContain('Carries 22 lb')
  })
})

describe('pages do not repeat themselves', () => {
  it('every call to action asks for something else', () => {
    const bands = pages.flatMap(({ sections }) => sections.filter((one) => one._type === 'callToActionBand'))
    const headings = bands.map(({ heading }) => heading)
    expect(headings.length).toBeGreaterThanOrEqual(5)
    expect(new Set(headings).size).toBe(headings.length)
  })

  it('testimonials begin with another person on every page', () => {
    const lists = pages.flatMap(({ sections }) => sections.filter((one) => one._type === 'testimonials'))
    const first = lists.map(({ testimonials }) => testimonials[0]?._ref)
    expect(first.length).toBeGreaterThanOrEqual(4)
    expect(new Set(first).size).toBe(first.length)
  })
})

it('free samples are offered in up to five sizes wherever a number is named', () => {
  const text = JSON.stringify([allOf('faqSection'), allOf('pricingPlan'), pages])
  const offered = [...text.matchAll(/\b(\w+) (?:plain |free )?sample packs?|samples in up to (\w+) sizes/gi)]
  expect(offered.length).toBeGreaterThanOrEqual(2)
  for (const [, packs, sizes] of offered) expect(packs ?? sizes).toBe('five')
})
