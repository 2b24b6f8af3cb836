import { expect, it } from 'vitest'
import { dollars } from '../fields/money.ts'
import { inDollars } from './cents.ts'

it('groups the digits of large amounts', () => {
  expect([inDollars(136_488), inDollars(5), dollars(1_000_000), dollars(-20)]).toEqual([
    '$1,364.88',
    '$0.05',
    '$1,000,000.00',
    '-$20.00',
  ])
})

it('says nothing where there is no amount', () => {
  expect([inDollars(null), dollars(undefined)]).toEqual(['', ''])
})
