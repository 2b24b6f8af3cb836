import { expect, it } from 'vitest'
import { hasManyChanges } from './many-changes.ts'

const rows = (count: number, word = 'a') =>
  Array.from({ length: count }, (_, at) => ({ _key: `k${at}`, word }))

it('compares long articles of which little changed', () => {
  const body = rows(1000)
  expect(
    hasManyChanges({ title: 'A', body }, { title: 'B', body: [...body.slice(0, 990), ...rows(10, 'b')] }),
  ).toBe(false)
  expect(hasManyChanges(null, { body: rows(500) })).toBe(false)
})

it('compares no lists with many members or changes, at any depth', () => {
  expect(hasManyChanges({ body: rows(1001) }, { body: rows(1001) })).toBe(true)
  expect(hasManyChanges({ body: rows(502) }, { body: rows(502).toReversed() })).toBe(true)
  expect(hasManyChanges({ sections: [{ rows: rows(1) }] }, { sections: [{ rows: rows(600) }] })).toBe(true)
})
