import { expect, it } from 'vitest'
import { maxLines, maxNoteLength } from './bounds'
import { fullListProblem, keyOf, withAdded, withChange, withoutLine } from './list'
import { parseQuoteList } from './parse-list'
import { type PrintedQuoteLine, withPrinted } from './printed-line'
import type { QuoteLine } from './types'

const pieces = { piece: 1, case: 500 }
const bag: PrintedQuoteLine = {
  sku: 'KBB-01',
  unit: 'case',
  quantity: 40,
  pieces,
  seen: { name: 'Bags', size: 'S', price: 3800 },
  colours: 2,
}

const printed = (lines: QuoteLine[], line: PrintedQuoteLine) => withPrinted(lines, line).lines ?? []
const plainly = (lines: QuoteLine[], line: Partial<PrintedQuoteLine> = {}) => {
  const { colours: _, ...plain } = { ...bag, ...line }
  return withAdded(lines, plain).lines ?? []
}

it('adds an article to be printed, and changes it when something else is chosen', () => {
  const list = printed([], bag)
  expect(list).toEqual([
    { sku: 'KBB-01', unit: 'case', quantity: 40, seen: bag.seen, note: 'Printed, 2 colours' },
  ])
  expect(printed(list, bag)).toEqual(list)
  expect(printed(list, { ...bag, quantity: 10, colours: 1 })[0]).toMatchObject({
    quantity: 10,
    note: 'Printed, 1 colour',
  })
})

it('stands beside the plain article, and keeps the wished price and what the buyer noted', () => {
  const plain = plainly([], { quantity: 1 })
  const both = printed(plain, bag)
  expect(both).toMatchObject([{ quantity: 1 }, { quantity: 40, note: 'Printed, 2 colours' }])
  const key = keyOf(both[1]!)
  const wished = withChange(both, key, { targetPrice: 1700, note: 'Printed, 2 colours. By May' })
  expect(printed(wished, { ...bag, quantity: 80, colours: 1 })).toMatchObject([
    plain[0]!,
    { quantity: 80, targetPrice: 1700, note: 'Printed, 1 colour. By May' },
  ])
  expect(plainly(wished, { quantity: 2 }).map(({ quantity }) => quantity)).toEqual([3, 40])
  expect(withoutLine(both, 'KBB-01')).toEqual([both[1]])
  expect(withoutLine(both, key)).toEqual(plain)
  expect(withChange(both, key, { note: 'By May' })).toBe(both)
  expect(parseQuoteList(JSON.parse(JSON.stringify(both)))).toHaveLength(2)
})

it('has a note that a request accepts', () => {
  const [line] = printed([], { ...bag, colours: 1 })
  const long = [{ ...line!, note: `${line!.note}. `.padEnd(maxNoteLength, 'x') }]
  expect(printed(long, { ...bag, colours: 2 })[0]?.note).toHaveLength(maxNoteLength)
})

it('refuses another article on a full list, but changes one that is on it', () => {
  let full: QuoteLine[] = []
  for (let number = 0; number < maxLines; number++) full = plainly(full, { sku: `S-${number}` })
  expect(withPrinted(full, bag)).toEqual({ problem: fullListProblem })
  const last = printed(full.slice(1), bag)
  expect(printed(last, { ...bag, colours: 1 }).at(-1)?.note).toBe('Printed, 1 colour')
})
