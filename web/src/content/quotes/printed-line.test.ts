import { expect, it } from 'vitest'
import { maxNoteLength } from './bounds'
import { withAdded, withChange } from './list'
import { type PrintedQuoteLine, withPrinted } from './printed-line'

const pieces = { piece: 1, case: 500 }
const bag: PrintedQuoteLine = {
  sku: 'KBB-01',
  unit: 'case',
  quantity: 40,
  pieces,
  seen: { name: 'Bags', size: 'S', price: 3800 },
  colours: 2,
}

it('adds an article to be printed, and changes it when something else is chosen', () => {
  const list = withPrinted([], bag)
  expect(list).toEqual([
    { sku: 'KBB-01', unit: 'case', quantity: 40, seen: bag.seen, note: 'Printed, 2 colours' },
  ])
  expect(withPrinted(list, bag)).toEqual(list)
  expect(withPrinted(list, { ...bag, quantity: 10, colours: 1 })[0]).toMatchObject({
    quantity: 10,
    note: 'Printed, 1 colour',
  })
})

it('keeps other lines, the wished price and what the buyer noted', () => {
  const { colours: _, ...plain } = bag
  const two = withAdded(withAdded([], { ...plain, quantity: 1 }), { ...plain, sku: 'KBB-02' })
  const wished = withChange(two, 'KBB-01', { targetPrice: 1700, note: 'By May' })
  const [line, other] = withPrinted(wished, bag)
  expect(line).toMatchObject({ quantity: 40, targetPrice: 1700, note: 'Printed, 2 colours. By May' })
  expect(other).toEqual(two[1])
  expect(withPrinted([line!, other!], { ...bag, colours: 1 })[0]?.note).toBe('Printed, 1 colour. By May')
})

it('has a note that a request accepts', () => {
  const { colours: _, ...plain } = bag
  const long = withChange(withAdded([], plain), 'KBB-01', { note: 'x'.repeat(maxNoteLength) })
  expect(withPrinted(long, bag)[0]?.note).toHaveLength(maxNoteLength)
})
