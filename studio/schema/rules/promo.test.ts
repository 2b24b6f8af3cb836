import { expect, it } from 'vitest'
import { codePattern, reductionProblem, repeatedCodeProblem, validUntilProblem } from './promo.ts'

it.each([
  ['percentage', 10],
  ['percentage', 12.5],
  ['percentage', 100],
  ['amount', 20],
  ['amount', 1.1],
  ['amount', 19.99],
  ['amount', 250],
])('accepts a %s of %d', (kind, value) => expect(reductionProblem(value, { kind })).toBe(true))

it.each([
  ['percentage', undefined],
  ['percentage', 0],
  ['percentage', -5],
  ['percentage', 101],
  ['amount', 0.001],
  ['amount', 9.999],
])('refuses a %s of %s', (kind, value) => expect(reductionProblem(value, { kind })).toMatch(/\w/))

it('requires an end after the beginning', () => {
  const validFrom = '2026-03-01T00:00:00Z'
  expect(validUntilProblem('2026-03-02T00:00:00Z', { validFrom })).toBe(true)
  expect(validUntilProblem(validFrom, { validFrom })).toMatch(/Valid from/)
  expect(validUntilProblem('2020-01-01T00:00:00Z', {})).toBe(true)
  expect(validUntilProblem(undefined, { validFrom })).toBe(true)
})

it('names a code that is there twice', () => {
  expect(repeatedCodeProblem([{ code: 'A10' }, { code: 'B10' }, {}, {}])).toBe(true)
  expect(repeatedCodeProblem([{ code: 'A10' }, { code: 'A10' }])).toMatch(/“A10”/)
})

it.each([
  ['WELCOME10', true],
  ['A-1', true],
  ['welcome10', false],
  ['AB', false],
  ['A B C', false],
  ['-ABC', false],
])('reads %j as a code: %s', (code, isCode) => expect(codePattern.test(code)).toBe(isCode))
