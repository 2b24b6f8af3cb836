import { expect, it } from 'vitest'
import { lineWords } from './line-words.ts'

const bags = {
  orderUnit: 'case',
  units: [
    { key: 'piece', singular: 'bag', plural: 'bags' },
    { key: 'case', singular: 'box', plural: 'boxes' },
  ],
}
const line = { ...bags, sku: 'KBB-01', name: 'Kraft Bags', size: '5 in', unit: 'case' }

it('counts in the words of the item, with prices for its order unit', () => {
  const amounts = { quantity: 24, pieces: 12_000, listPrice: 5687, listTotal: 136_488, targetPrice: 120_000 }
  expect(lineWords({ ...line, ...amounts })).toEqual({
    title: '24 boxes · Kraft Bags, 5 in',
    details: 'KBB-01 · 12,000 bags · list $56.87 per box · $1,364.88 in total · target $1,200.00 per box',
  })
  expect(lineWords({ ...line, quantity: 1 }).title).toBe('1 box · Kraft Bags, 5 in')
})

it('says pieces once, also when the buyer counted in them', () => {
  const words = lineWords({ ...line, unit: 'piece', quantity: 5000, pieces: 5000, listPrice: 1900 })
  expect(words).toEqual({ title: '5,000 bags · Kraft Bags, 5 in', details: 'KBB-01 · list $19.00 per box' })
})

it('has words of its own for what the catalogue does not have', () => {
  expect(lineWords({ name: 'Typed', unit: 'case', quantity: 2, pieces: 1000, targetPrice: 5 })).toEqual({
    title: '2 cases · Typed',
    details: '1,000 pieces · target $0.05 each',
  })
  expect(lineWords({}).title).toBe('0 pieces')
})
