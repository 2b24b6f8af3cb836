import { expect, it } from 'vitest'
import { maxPadLength } from '../quotes/pad-rows'
import { returnedValues } from './returned-values'

it('returns what a visitor can type, the largest order pad included', () => {
  const values = { name: 'Anna', message: 'm'.repeat(5000), pad: 'p'.repeat(maxPadLength) }
  expect(returnedValues(values)).toEqual(values)
})

it('leaves out what is too long for an answer, by name or by value', () => {
  const long = '"'.repeat(1_000_000)
  expect(returnedValues({ message: long, name: 'Anna', [long]: '' })).toEqual({ name: 'Anna' })
})

it('returns no more of many values than of one', () => {
  const values = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`${index}`, 'x'.repeat(10_000)]),
  )
  expect(Object.keys(returnedValues(values)).length).toBeLessThan(30)
})
