/** The price list against the texts of the product pages, and against the rules that the Studio checks. */
import {
  articlesProblem,
  breaksProblem,
  jumpProblem,
  multipleProblem,
  printPricesProblem,
  skuPattern,
  unitsProblem,
} from '@shop/studio/selling-rules'
import { describe, expect, it } from 'vitest'
import { allOf } from '../testing.ts'

const items = [...allOf('category'), ...allOf('subCategory')].flatMap(({ slug, details, selling }) =>
  (details as unknown) ? [[slug.current, { details, selling }] as const] : [],
)

describe.each(items)('%s', (_, { details, selling }) => {
  const text = [details.description, ...details.features].join(' ')
  const unit = (key: string) => selling.units.find((each) => each.key === key)
  const pieces = selling.units.reduce<Record<string, number>>((counts, { key, holds }) => {
    const before = Object.values(counts).at(-1) ?? 1
    return { ...counts, [key]: before * holds }
  }, {})

  it('has a price for each size', () => {
    const sizes = selling.articles.map(({ size }) => size)
    expect(sizes).toEqual(details.sizesAvailable)
    for (const { price } of selling.articles) expect(price).toBeGreaterThan(0)
  })

  it('keeps the rules of the Studio', () => {
    const { articles, priceBreaks, units, minimumOrder } = selling
    const draft = JSON.parse(JSON.stringify(selling)) as Parameters<typeof jumpProblem>[1] & object
    expect([
      articlesProblem(articles as never),
      breaksProblem(priceBreaks as never, draft),
      jumpProblem(priceBreaks as never, draft),
      unitsProblem(units as never),
      multipleProblem(minimumOrder, 'smallest', draft),
    ]).toEqual([true, true, true, true, true])
  })

  /** A number that the text names, or the given one when it names none. */
  const stated = (pattern: RegExp, otherwise: number | undefined) => {
    const found = pattern.exec(text)?.[1]
    return found ? Number(found.replace(',', '')) : otherwise
  }

  it('packs as many as its text says', () => {
    const inCase = /([\d,]+)(?: bags| plates| boxes| sheets)? to a (?:case|box)/
    expect(pieces.case).toBe(stated(inCase, pieces.case))
    expect(Object.values(pieces)).toContain(stated(/(?:bundles|sleeves|packs|reams|Boxes) of ([\d,]+)/i, 1))
    expect(unit('pallet')).toBeDefined()
  })

  it('prints from the run that its text names', () => {
    const minimum = (selling.print as unknown) ? selling.print.minimum : undefined
    expect(minimum).toBe(stated(/(?:from|designs from) ([\d,]+) (?:bags|sheets)/i, minimum))
  })

  it.runIf(selling.print as unknown)('has a price for each print run, from the shortest one on', () => {
    const { minimum, colours, prices, extraColour, plate } = selling.print
    expect(prices[0]?.from).toBe(minimum)
    expect(prices.map(({ from }) => from)).toEqual(expect.arrayContaining([20_000, 50_000]))
    expect(printPricesProblem(prices as never, { minimum })).toBe(true)
    // A further colour is cheaper than the first, which pays for setting up the press.
    expect(extraColour).toBeLessThan(prices.at(-1)?.amount ?? 0)
    expect(plate).toBeGreaterThan(0)
    expect(colours).toBeGreaterThan(1)
  })

  it('states a grammage that its text states', () => {
    const numbers = ((selling.grammage as unknown) ? selling.grammage : '').match(/\d+(\.\d+)?/g) ?? []
    for (const number of numbers) expect(text).toContain(number)
  })
})

it('gives every size of the catalogue an article number of its own', () => {
  const numbers = items.flatMap(([, { selling }]) => selling.articles.map(({ sku }) => sku))
  expect(numbers.length).toBeGreaterThan(120)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const number of numbers) expect(number).toMatch(skuPattern)
})

it('names certificates that exist, and each certificate covers something', () => {
  const named = new Set(items.flatMap(([, { selling }]) => selling.certificates.map(({ _ref }) => _ref)))
  expect([...named].toSorted()).toEqual(
    allOf('certificate')
      .map(({ _id }) => _id)
      .toSorted(),
  )
})

it('knows the width of every size that is measured in inches', () => {
  const articles = items.flatMap(([, { selling }]) => selling.articles)
  const without = articles.filter(({ size, width }) => / in\b/.test(size) && !(width as unknown))
  expect(without.map(({ size }) => size)).toEqual([])
  expect(articles.find(({ sku }) => sku === 'BKS-02')?.width).toBe(12.375)
  expect(articles.find(({ sku }) => sku === 'SOB-01')?.width).toBe(5)
})
