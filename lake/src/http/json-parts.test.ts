import { expect, test } from 'vitest'
import { jsonParts } from './json-parts.ts'

const long = 'x'.repeat(50_000)
const nested = (depth: number): unknown => (depth === 0 ? [long, long] : { a: nested(depth - 1) })

test.each([
  ['nothing', null],
  ['nothing at all', undefined],
  ['a text', 'a "text"\n'],
  ['an empty list', []],
  ['fields without a value', { a: undefined, b: [undefined, null], c: long, d: [long, undefined] }],
  ['names that are escaped', { 'a "name"': [long, long] }],
  ['long lists', Array.from({ length: 30_000 }, (_, n) => ({ n, text: `text ${n}` }))],
  ['lists in lists', [[[long], [long, []]], [{}]]],
  ['what is deep', nested(400)],
])('%s is written as JSON.stringify writes it, in small parts', (_, value) => {
  const parts = [...jsonParts(value)]
  expect(parts.join('')).toBe(JSON.stringify(value) ?? 'null')
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(200_000)
})
