import { expect, it } from 'vitest'
import { columnsProblem } from './table.ts'

const rows = (...counts: number[]) => counts.map((count) => ({ cells: Array<string>(count).fill('x') }))

it('warns of a row that has not as many cells as the headings', () => {
  expect(columnsProblem(rows(2, 2, 2))).toBe(true)
  expect(columnsProblem(rows(2, 2, 3))).toBe(
    'Row 3 has another number of cells (3) than the row of headings (2).',
  )
  expect(columnsProblem(rows(2, 1))).toBe(
    'Row 2 has another number of cells (1) than the row of headings (2).',
  )
})

it.each([undefined, null, 'a', [], [null], [{}], [{ cells: 'a' }]])('takes %j without a word', (value) => {
  expect(columnsProblem(value)).toBe(true)
})
