import { expect, it } from 'vitest'
import { countedUnits, unitOptions } from './unit-words.ts'

const units = [
  { key: 'piece', singular: 'bag', plural: 'bags' },
  { key: 'case', singular: 'box', plural: 'boxes' },
]

it('offers the units of the item in its words, and all units for other goods', () => {
  expect(unitOptions(units)).toEqual([
    { value: 'piece', title: 'Bag' },
    { value: 'case', title: 'Box' },
  ])
  expect(unitOptions().map(({ title }) => title)).toEqual(['Piece', 'Pack', 'Case', 'Pallet'])
})

it('counts in the words of the item', () => {
  expect(countedUnits(1, 'case', units)).toBe('1 box')
  expect(countedUnits(24, 'case', units)).toBe('24 boxes')
  expect(countedUnits(2, 'case', undefined)).toBe('2 cases')
  expect(countedUnits(undefined, 'case', units)).toBeUndefined()
})
