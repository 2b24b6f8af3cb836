import { describe, expect, it } from 'vitest'
import { maxCount, maxLines } from './bounds'
import {
  fullListProblem,
  type NewQuoteLine,
  withAdded as add,
  withChange,
  withoutLine,
  withRestored,
} from './list'
import { parseQuoteList, parseSentQuotes } from './parse-list'
import type { QuoteLine } from './types'

const pieces = { piece: 1, pack: 100, case: 500, pallet: 20_000 }
const bag = (changes: Partial<NewQuoteLine> = {}): NewQuoteLine => ({
  sku: 'KBB-01',
  unit: 'case',
  quantity: 2,
  pieces,
  seen: { name: 'Bags', size: 'S', price: 3800 },
  ...changes,
})
const withAdded = (lines: QuoteLine[], line: NewQuoteLine) => add(lines, line).lines ?? []
const list = withAdded([], bag())

describe('the list', () => {
  it('has one line for each article, which grows', () => {
    const [line, ...others] = withAdded(list, bag({ quantity: 3 }))
    expect([line?.quantity, line?.unit, others.length]).toEqual([5, 'case', 0])
    expect(line).not.toHaveProperty('pieces')
  })

  it.each([
    ['the first unit where that comes out even', bag({ unit: 'pallet', quantity: 1 }), ['case', 42]],
    ['pieces where nothing else does', bag({ unit: 'piece', quantity: 7 }), ['piece', 1007]],
  ])('counts two units in %s', (_, added, expected) => {
    const [line] = withAdded(list, added)
    expect([line?.unit, line?.quantity]).toEqual(expected)
  })

  it('keeps target price and note when more is added', () => {
    const wished = withChange(list, 'KBB-01', { targetPrice: 1700, note: 'plain' })
    expect(withAdded(wished, bag())[0]).toMatchObject({ quantity: 4, targetPrice: 1700, note: 'plain' })
  })

  it('is bounded', () => {
    expect(withAdded(list, bag({ quantity: maxCount }))[0]?.quantity).toBe(maxCount)
  })

  it('refuses an article when it is full, and loses none', () => {
    let full: QuoteLine[] = []
    for (let number = 0; number < maxLines; number++) full = withAdded(full, bag({ sku: `S-${number}` }))
    expect(add(full, bag({ sku: 'S-200' }))).toEqual({ problem: fullListProblem })
    expect(full[0]?.sku).toBe('S-0')
    expect(withAdded(full, bag({ sku: 'S-0' }))[0]?.quantity).toBe(4)
    const removed = { line: { ...full[0]!, sku: 'S-300' }, index: 0 }
    expect(withRestored(full, removed)).toBe(full)
  })

  it('brings a removed line back into its place, unless it was added again', () => {
    const two = withAdded(list, bag({ sku: 'KBB-02' }))
    const removed = { line: two[0]!, index: 0 }
    const one = withoutLine(two, 'KBB-01')
    expect(withRestored(one, removed)).toEqual(two)
    expect(withRestored(two, removed)).toBe(two)
  })

  it('does not change to a size that has a line already', () => {
    const two = withAdded(list, bag({ sku: 'KBB-02' }))
    expect(withChange(two, 'KBB-01', { sku: 'KBB-02' })).toBe(two)
    expect(withChange(two, 'KBB-01', { sku: 'KBB-03' }).map(({ sku }) => sku)).toEqual(['KBB-03', 'KBB-02'])
  })
})

describe('what is stored', () => {
  it('is read as it was written', () => {
    const stored = withChange(list, 'KBB-01', { targetPrice: 1700, note: 'plain' })
    expect(parseQuoteList(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it.each([
    ['a number', 5],
    ['nothing', null],
    ['an object', {}],
  ])('is dropped when it is %s', (_, stored) => expect(parseQuoteList(stored)).toBeUndefined())

  it.each([
    { quantity: 0 },
    { quantity: -3 },
    { quantity: 1.5 },
    { quantity: 1e9 },
    { unit: 'truck' },
    { sku: '' },
    { sku: 'x'.repeat(41) },
    { seen: {} },
    { seen: undefined },
  ])('loses a line with %j', (changes) => {
    expect(parseQuoteList([{ ...list[0], ...changes }, list[0]])).toEqual(list)
  })

  it('drops an invalid target price or note, and keeps the line', () => {
    const [line] = parseQuoteList([{ ...list[0], targetPrice: -1, note: 'x'.repeat(501) }]) ?? []
    expect(line).toEqual({ ...list[0], targetPrice: undefined, note: undefined })
  })

  it('keeps the requests that can be opened again', () => {
    const sent = { id: 'a', token: 'b', number: 'Q-1', date: '2026-05-01T12:00:00Z', goods: ['1 case'] }
    expect(parseSentQuotes([sent, { ...sent, token: '' }, { ...sent, date: 'x' }, 7])).toEqual([sent])
  })
})
