import { maxSizes } from '@shop/studio/pricing'
import { describe, expect, it } from 'vitest'
import { comparedFields, sellingFields } from './queries'
import { cardFacts, cardPrice, toSelling } from './shape'
import { bags, rawBags } from './testing'
import { cardPriceText } from './words'

describe('toSelling', () => {
  it('counts the pieces of each unit, for a size that is packed otherwise too', () => {
    expect(bags.articles[0]?.pieces).toEqual({ piece: 1, pack: 100, case: 500, pallet: 20_000 })
    expect(bags.articles[2]?.pieces).toEqual({ piece: 1, pack: 100, case: 400, pallet: 16_000 })
  })
  it('turns dollars into cents, and leaves out a missing price', () => {
    expect(bags.articles.map(({ price }) => price)).toEqual([3800, 4600, undefined])
    expect(bags.articles[2]).not.toHaveProperty('price')
  })
  it('sorts the price breaks and fills in what an editor left empty', () => {
    expect(bags.breaks.map(({ from }) => from)).toEqual([5, 12])
    expect(bags).toMatchObject({ minimum: 1, increment: 1, orderUnit: 'case' })
    expect(bags).not.toHaveProperty('maximum')
  })
  it.each([sellingFields, comparedFields])('fetches no more sizes than it shows: %s', (fields) => {
    expect(fields).toContain(`articles[0...${maxSizes}]`)
  })
  it('cuts what a size is called and holds', () => {
    const long = { ...rawBags.articles![0]!, size: 'a'.repeat(900), fills: 'b'.repeat(900) }
    const [article] = toSelling({ ...rawBags, articles: [long] })?.articles ?? []
    expect([article?.size.length, article?.fills?.length]).toEqual([200, 200])
  })
  it('orders by the largest unit there is when the chosen one is missing', () => {
    const units = rawBags.units?.slice(0, 2) ?? []
    expect(toSelling({ ...rawBags, units })?.orderUnit).toBe('pack')
  })
  it.each([
    ['a price', { articles: [{ ...rawBags.articles![0]!, price: 1e308 }] }],
    ['a negative price', { articles: [{ ...rawBags.articles![0]!, price: -1 }] }],
    ['a content', { articles: [{ ...rawBags.articles![0]!, perOrderUnit: 2.5 }] }],
    ['a unit', { units: rawBags.units?.map((unit) => ({ ...unit, holds: 1.5 })) }],
    ['a break', { priceBreaks: [{ ...rawBags.priceBreaks![0]!, from: 1e-9, reduction: 1e308 }] }],
  ])('ignores %s that an import got wrong: one item must not break every list of prices', (_, wrong) => {
    const selling = toSelling({ ...rawBags, ...wrong })
    expect(selling && (cardPrice(selling)?.price ?? 0)).not.toBeLessThan(0)
  })
  it('offers no more colours of a print than a press has', () => {
    expect(toSelling({ ...rawBags, print: { colours: 1e9 } })?.facts.print?.colours).toBe(8)
  })
  it('takes no more sizes and price breaks than a table can show', () => {
    const many = <Entry>(entry: Entry) => Array.from({ length: 20_000 }, () => entry)
    const { articles, priceBreaks, print } = rawBags
    const selling = toSelling({
      ...rawBags,
      articles: many(articles![0]!),
      priceBreaks: many(priceBreaks![0]!),
      print: { ...print, prices: many({ from: 1, amount: 1 }) },
    })
    expect(selling?.articles.length).toBeLessThanOrEqual(500)
    expect(selling?.breaks.length).toBeLessThanOrEqual(20)
    expect(selling?.facts.print?.prices.length).toBeLessThanOrEqual(20)
  })
  it('is nothing without a size', () => {
    expect(toSelling(null)).toBeUndefined()
    expect(toSelling({ ...rawBags, articles: null })).toBeUndefined()
  })
})

describe('a card', () => {
  it('names the price of the cheapest size in the smallest order', () => {
    const price = cardPrice(bags)
    expect(price).toMatchObject({ price: 1900, unit: 'case', pieces: 500 })
    expect(price && cardPriceText(price)).toBe('from $19 a case of 500')
    expect(cardPrice({ ...bags, minimum: 12 })?.price).toBe(1786)
  })
  it('has no price where everything is quoted', () => {
    expect(cardPrice({ ...bags, articles: bags.articles.slice(2) })).toBeUndefined()
  })
  it('compares two facts', () => {
    expect(cardFacts(bags.facts)).toEqual(['Brown kraft paper, 70–90 gsm', 'Dry food'])
    expect(cardFacts({ ...bags.facts, foodContact: ['A', 'B', 'C'] })[1]).toBe('A, B and more')
  })
})
