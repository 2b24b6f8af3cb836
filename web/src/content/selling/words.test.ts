import type { Selling } from './types'
import { expect, it } from 'vitest'
import { bags } from './testing'
import { countOf, factRows, formatCount, percentText, printedFromText, unitTitle } from './words'

it('counts in the words of the item', () => {
  expect([1, 12, 20_000].map((count) => countOf(count, 'case', bags))).toEqual([
    '1 case',
    '12 cases',
    '20,000 cases',
  ])
  expect([999, 1000, 1_234_567].map(formatCount)).toEqual(['999', '1,000', '1,234,567'])
  expect(bags.articles.map((article) => unitTitle('case', article, bags))[2]).toBe('Case of 400')
  expect(bags.articles.map((article) => unitTitle('piece', article, bags))[0]).toBe('Bag')
  expect([4000, 7500].map(percentText)).toEqual(['4%', '7.5%'])
})

it('lists the facts that a buyer asks for', () => {
  const facts = Object.fromEntries(factRows(bags).map(({ label, value }) => [label, value]))
  expect(facts).toMatchObject({
    Material: 'Brown kraft paper',
    'Smallest order': '1 case',
    'Lead time': '1–3 working days',
    'Large orders': 'from 40 cases: 5–8 working days',
    'Your own print': 'from 5,000 bags, up to 2 colours, 15–20 working days',
    Samples: 'Free, up to 5 sizes in a request',
  })
})

it('names the price of the shortest run', () => {
  expect(printedFromText(bags)).toBe('5,000 bags printed from $364.30')
  expect(printedFromText({ ...bags, facts: { ...bags.facts, print: undefined } })).toBeUndefined()
})

it('says so when there is no print and no sample, and leaves out what is unknown', () => {
  const { leadTime: _, ...rest } = bags
  const plain = { ...rest, maximum: 20, facts: { ...bags.facts, print: undefined, samples: 0, grammage: '' } }
  const facts = Object.fromEntries(factRows(plain).map(({ label, value }) => [label, value]))
  expect(facts).toMatchObject({ 'Your own print': 'Sold plain only', Samples: 'On request' })
  expect(facts['Smallest order']).toBe('1 case, at most 20 cases; ask us for more')
  expect(Object.keys(facts)).not.toContain('Grammage')
  expect(Object.keys(facts)).not.toContain('Lead time')
})

it('says “size” of a single sample', () => {
  const facts = factRows({ ...bags, facts: { ...bags.facts, samples: 1 } })
  expect(facts.find(({ label }) => label === 'Samples')?.value).toBe('Free, up to 1 size in a request')
})

it('names the packing only when all sizes are packed alike', () => {
  const packingOf = (articles: Selling['articles']) =>
    factRows({ ...bags, articles }).find(({ label }) => label === 'Packing')?.value
  const [first] = bags.articles
  if (!first) throw new Error('The bags have a size')
  expect(packingOf([first, { ...first, sku: 'KBB-X' }])).toBe(
    '100 bags a bundle, 5 bundles a case, 40 cases a pallet',
  )
  expect(packingOf([first, { ...first, pieces: { ...first.pieces, case: 1000 } }])).toBeUndefined()
})
