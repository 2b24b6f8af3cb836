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

test('what is deep takes hardly longer than what is not', () => {
  const inside = (depth: number): unknown =>
    depth === 0 ? Array.from({ length: 70_000 }, () => 0) : [inside(depth - 1)]
  const timeOf = (value: unknown) => {
    const before = process.cpuUsage()
    for (let round = 0; round < 5; round += 1) for (const part of jsonParts(value)) void part
    return process.cpuUsage(before).user / 1000
  }
  timeOf(inside(1))
  expect(timeOf(inside(190))).toBeLessThan(5 * timeOf(inside(1)) + 1500)
})
