import { describe, expect, it } from 'vitest'
import {
  articlesProblem,
  breaksProblem,
  jumpProblem,
  multipleProblem,
  orderUnitProblem,
  printPricesProblem,
  skuPattern,
  unitsProblem,
} from './selling.ts'

describe('units', () => {
  const of = (...keys: string[]) => keys.map((key) => ({ key }))

  it('grow from the piece', () => {
    expect(unitsProblem(of('piece', 'pack', 'case', 'pallet'))).toBe(true)
    expect(unitsProblem(of('piece', 'case'))).toBe(true)
    expect(unitsProblem(undefined)).toBe(true)
  })
  it.each([
    [of('case', 'pallet'), 'Begin with the single piece'],
    [of('piece', 'case', 'pack'), 'smallest to the largest'],
    [of('piece', 'case', 'case'), 'each unit once'],
  ])('refuse %j', (units, words) => expect(unitsProblem(units)).toContain(words))

  it('include the one that is ordered', () => {
    expect(orderUnitProblem('case', { units: of('piece', 'case') })).toBe(true)
    expect(orderUnitProblem('pallet', { units: of('piece', 'case') })).toContain('not in the list')
  })
})

describe('smallest and largest order', () => {
  it('are multiples of the increment', () => {
    expect(multipleProblem(6, 'smallest', { increment: 3 })).toBe(true)
    expect(multipleProblem(7, 'smallest', { increment: 3 })).toContain('6 or 9')
    expect(multipleProblem(2, 'smallest', { increment: 5 })).toContain('5 or 10')
    expect(multipleProblem(undefined, 'largest')).toBe(true)
  })
  it('do not contradict each other', () =>
    expect(multipleProblem(4, 'largest', { minimumOrder: 6 })).toContain('below the smallest'))
})

describe('price breaks', () => {
  const breaks = (...pairs: [number, number][]) => pairs.map(([from, reduction]) => ({ from, reduction }))

  it('ascend in quantity and fall in price', () => {
    expect(breaksProblem(breaks([5, 3], [12, 6]))).toBe(true)
    expect(breaksProblem(breaks([12, 6], [5, 3]))).toContain('must come after 12')
    expect(breaksProblem(breaks([5, 3], [12, 3]))).toContain('take off more than 3 percent')
    expect(breaksProblem(breaks([5, 3], [5, 6]))).toContain('must come after 5')
  })
  it('can be ordered', () => {
    expect(breaksProblem(breaks([5, 3]), { increment: 2 })).toContain('steps of 2')
    expect(breaksProblem(breaks([4, 3]), { minimumOrder: 4 })).toContain('the smallest order')
    expect(breaksProblem(breaks([40, 3]), { maximumOrder: 20 })).toContain('the largest order is 20')
  })
  it('that an editor has not finished are left alone', () =>
    expect(breaksProblem([{ from: 5 }, { reduction: 2 }])).toBe(true))

  it('warn when more goods cost less', () => {
    expect(jumpProblem(breaks([5, 3], [12, 6]))).toBe(true)
    expect(jumpProblem(breaks([12, 20]))).toContain('An order of 12 costs less than one of 11')
    expect(jumpProblem(breaks([12, 20]), { increment: 4 })).toBe(true)
  })
})

describe('printed prices', () => {
  const prices = (...pairs: [number, number][]) => pairs.map(([from, amount]) => ({ from, amount }))

  it('begin with the shortest run, ascend in quantity and fall', () => {
    expect(printPricesProblem(prices([5000, 24], [10_000, 18]), { minimum: 5000 })).toBe(true)
    expect(printPricesProblem(prices([3000, 24]))).toBe(true)
    expect(printPricesProblem(undefined, { minimum: 5000 })).toBe(true)
    expect(printPricesProblem(prices([10_000, 18]), { minimum: 5000 })).toContain('from 5,000 pieces')
    expect(printPricesProblem(prices([5000, 24], [5000, 18]))).toContain('must come after 5000')
    expect(printPricesProblem(prices([10_000, 24], [5000, 18]))).toContain('must come after 10000')
    expect(printPricesProblem(prices([5000, 24], [10_000, 24]))).toContain('less than $24.00')
  })
  it('that an editor has not finished are left alone', () =>
    expect(printPricesProblem([{ from: 5000 }, { amount: 3 }], { minimum: 5000 })).toBe(true))
})

describe('articles', () => {
  it('have a size and a number of their own', () => {
    expect(
      articlesProblem([
        { size: 'S', sku: 'A-1' },
        { size: 'M', sku: 'A-2' },
      ]),
    ).toBe(true)
    expect(
      articlesProblem([
        { size: 'S', sku: 'A-1' },
        { size: 'M', sku: 'A-1' },
      ]),
    ).toContain('“A-1” is in the')
    expect(articlesProblem([{ size: 'S' }, { size: 'S' }])).toContain('“S”')
  })
  it.each(['KBB-02', 'A1', 'FR-12X1000'])('may have the number %s', (sku) => expect(sku).toMatch(skuPattern))
  it.each(['kbb-02', 'KBB 02', '-KBB', 'KBB--2', 'KBB/2'])('may not have the number %s', (sku) =>
    expect(sku).not.toMatch(skuPattern),
  )
})
