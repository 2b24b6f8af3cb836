import { expect, it } from 'vitest'
import { maxLines, maxNoteLength } from './bounds'
import { fullListProblem, withAdded, withChange } from './list'
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

it('keeps other lines, the wished price and what the buyer noted', () => {
  const two = plainly(plainly([], { quantity: 1 }), { sku: 'KBB-02' })
  const wished = withChange(two, 'KBB-01', { targetPrice: 1700, note: 'By May' })
  const [line, other] = printed(wished, bag)
  expect(line).toMatchObject({
    quantity: 40,
    targetPrice: 1700,
    note: 'Printed, 2 colours. Also without print: 1 × case. By May',
  })
  expect(other).toEqual(two[1])
  expect(printed([line!, other!], { ...bag, colours: 1 })[0]?.note).toBe(
    'Printed, 1 colour. Also without print: 1 × case. By May',
  )
})

it('has a note that a request accepts', () => {
  const long = withChange(plainly([]), 'KBB-01', { note: 'x'.repeat(maxNoteLength) })
  expect(printed(long, bag)[0]?.note).toHaveLength(maxNoteLength)
})

it('refuses another article on a full list, but changes one that is on it', () => {
  let full: QuoteLine[] = []
  for (let number = 0; number < maxLines; number++) full = plainly(full, { sku: `S-${number}` })
  expect(withPrinted(full, bag)).toEqual({ problem: fullListProblem })
  expect(printed(full, { ...bag, sku: 'S-7' })[7]?.note).toBe(
    'Printed, 2 colours. Also without print: 40 × case',
  )
})
