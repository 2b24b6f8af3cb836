import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { weightOf } from './weight.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`a${n}`, 0]))

/** Thirty attributes of two hundred, in an order that no other object has. */
const unlike = (n: number) =>
  Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`a${Math.floor(200 * Math.abs(Math.sin(31 * n + at)))}`, 0]),
  )

test.each([
  ['small objects', Array.from({ length: 100_000 }, () => ({}))],
  ['objects of unlike attributes', Array.from({ length: 5000 }, (_, n) => unlike(n))],
  ['objects of a large number', Array.from({ length: 100_000 }, () => ({ 999: 0 }))],
  ['lists of lists', Array.from({ length: 100_000 }, () => [[]])],
  ['objects of many attributes', Array.from({ length: 200 }, () => named(1400))],
  ['objects of attributes that no other has', Array.from({ length: 20 }, (_, n) => named(1000 + 50 * n))],
  ['objects of some hundred attributes', Array.from({ length: 400 }, () => named(900))],
  ['numbers among texts', ['', ...Array.from({ length: 500_000 }, (_, n) => n + 0.5)]],
  ['short texts', Array.from({ length: 300_000 }, (_, n) => n.toString(36))],
  ['short texts that are not Latin', Array.from({ length: 300_000 }, () => 'жж')],
  ['texts', Array.from({ length: 1000 }, (_, n) => `${n} ${'ж'.repeat(1000)}`)],
])('%s take hardly more memory than their weight', (_, value) => {
  const json = JSON.stringify(value)
  collect()
  const before = process.memoryUsage().heapUsed
  const document: unknown = JSON.parse(json)
  collect()
  const taken = process.memoryUsage().heapUsed - before
  expect(taken).toBeLessThan(1.2 * weightOf(json, document) + 500_000)
})
