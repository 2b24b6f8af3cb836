// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { changeCompared, compareStore, isOwnComparison } from './compare-store'

beforeEach(() => compareStore.set(['a', 'b']))

it('stores what the visitor changes in their own comparison', () => {
  changeCompared(['a', 'b'], ['a', 'b', 'c'])
  expect(compareStore.get()).toEqual(['a', 'b', 'c'])
  changeCompared(['a', 'b', 'c'], [])
  expect(compareStore.get()).toBeNull()
  changeCompared([], ['d'])
  expect(isOwnComparison(['d'])).toBe(true)
})

it('leaves the visitor’s comparison alone while another one, or none, is open', () => {
  for (const open of [['x', 'y'], ['a'], []]) changeCompared(open, [...open, 'z'])
  expect(compareStore.get()).toEqual(['a', 'b'])
})
