import { expect, it } from 'vitest'
import { withCorrectedRow, withUnplaced } from './edit-pad'
import { checkPad } from './pad'
import { bagItem } from './testing'
import type { RowResult } from './types'

const wrong = (text: string): RowResult => ({ row: 2, text, kind: 'problem', message: '', sku: 'KBB-1' })

it('corrects the row of the result and no other one that begins like it', () => {
  expect(withCorrectedRow('KBB-1 12\n KBB-1 1 \nKBB-1 1x', wrong('KBB-1 1'), 'KBB-01')).toBe(
    'KBB-1 12\n KBB-01 1 \nKBB-1 1x',
  )
  const long = `KBB-1 ${'x'.repeat(100)} 7`
  expect(withCorrectedRow(long, wrong(long.slice(0, 80)), 'KBB-01')).toBe(long.replace('KBB-1', 'KBB-01'))
})

it('changes nothing when the row was edited in the meantime', () =>
  expect(withCorrectedRow('KBB-9 1', wrong('KBB-1 1'), 'KBB-01')).toBe('KBB-9 1'))

it.each([
  ['', 'SKU\tQty\nKBB-02\t1\nKBB-02\t2'],
  ['KBB-77\t1', 'SKU\tQty\nKBB-77\t1\nKBB-02\t1\nKBB-02\t2'],
])('leaves the rows that did not fit onto the list in the pad, after %j', (unknown, rest) => {
  const text = ['SKU\tQty', 'KBB-02\t1', 'KBB-01\t5', 'KBB-02\t2', unknown].join('\n')
  const read = checkPad(text, [bagItem])
  const unplaced = read.lines.filter(({ sku }) => sku === 'KBB-02')
  const left = withUnplaced(read, text, unplaced, 'Full.')
  expect(left.rest).toBe(rest)
  expect(left.lines.map(({ sku }) => sku)).toEqual(['KBB-01'])
  const full = left.results.filter(({ kind, message }) => kind === 'problem' && message === 'Full.')
  expect(full.map(({ row }) => row)).toEqual([2, 4])
  expect(withUnplaced(read, text, [], 'Full.')).toBe(read)
})
