import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { weightOf } from './weight.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`a${n}`, 0]))

test.each([
  ['small objects', Array.from({ length: 100_000 }, () => ({}))],
  ['lists of lists', Array.from({ length: 100_000 }, () => [[]])],
  ['objects of many attributes', Array.from({ length: 200 }, () => named(1400))],
  ['objects of attributes that no other has', Array.from({ length: 20 }, (_, n) => named(1000 + 50 * n))],
  ['texts', Array.from({ length: 1000 }, (_, n) => `${n} ${'ж'.repeat(1000)}`)],
])('%s take at most four bytes for each character of their weight', (_, value) => {
  const json = JSON.stringify(value)
  collect()
  const before = process.memoryUsage().heapUsed
  const document: unknown = JSON.parse(json)
  collect()
  const taken = process.memoryUsage().heapUsed - before
  expect(taken).toBeLessThan(4 * weightOf(json, document) + 500_000)
})
