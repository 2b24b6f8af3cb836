import { expect, it } from 'vitest'
import { linesOf, moved, numbering } from './order.ts'

const documents = [
  { _id: 'c', number: 3, name: 'C' },
  { _id: 'drafts.a', number: 5, name: 'A, changed' },
  { _id: 'a', number: 1, name: 'A' },
  { _id: 'b', number: 2, name: 'B' },
  { _id: 'drafts.new', name: 'New' },
  { _id: 'versions.r1.b', number: 9 },
]
const ids = (lines: { id: string }[]) => lines.map(({ id }) => id)

it('orders by number, a draft in the place of its document, those without a number last', () => {
  const lines = linesOf(documents)
  expect(ids(lines)).toEqual(['b', 'c', 'a', 'new'])
  expect(lines[2]).toMatchObject({ number: 5, name: 'A, changed' })
})

it('moves a line up and down', () => {
  const lines = linesOf(documents)
  expect(ids(moved(lines, 3, 0))).toEqual(['new', 'b', 'c', 'a'])
  expect(ids(moved(lines, 0, 2))).toEqual(['c', 'a', 'b', 'new'])
  expect(ids(moved(lines, 9, 0))).toEqual(ids(lines))
})

it('numbers from 1 without a gap, draft and published alike, and leaves alone what is right', () => {
  expect(numbering(moved(linesOf(documents), 2, 0))).toEqual([
    { id: 'drafts.a', number: 1 },
    { id: 'drafts.new', number: 4 },
  ])
  const again = documents.map((one) => (one._id === 'drafts.a' ? { ...one, number: 1 } : one))
  expect(numbering(linesOf(again)).map(({ id }) => id)).toEqual(['drafts.new'])
})
