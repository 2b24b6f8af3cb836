import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { applyOperator } from './compare.ts'
import { DerivedFrom } from './derived-from.ts'
import { textScore } from './text-query.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

test('what was made of an object is remembered up to a limit, and the latest of it', () => {
  const derived = new DerivedFrom<string>(100)
  const objects = [{}, {}, {}]
  for (const [at, object] of objects.entries()) derived.set(object, `of ${at}`, 50)
  derived.set(objects[1]!, 'anew', 60)
  expect(objects.map((object) => derived.get(object))).toEqual([undefined, 'anew', undefined])
})

test('what was made of the former form of a document is forgotten with the next', () => {
  const derived = new DerivedFrom<string>(100)
  const [former, next, other] = [{}, {}, {}]
  derived.set(other, 'other', 30, 'b')
  derived.set(former, 'former', 60, 'a')
  derived.set(next, 'next', 50, 'a')
  expect([former, next, other].map((object) => derived.get(object))).toEqual([undefined, 'next', 'other'])
  expect(derived.filled).toBe(0.8)
})

const large = () => Array.from({ length: 50_000 }, () => [])

test.each<[string, () => object, (value: object) => unknown]>([
  [
    'a list that was searched twice',
    () => [...Array.from({ length: 40 }, (_, n) => n), ...large()],
    (list) => applyOperator('in', 'x', list) ?? applyOperator('in', 'y', list),
  ],
  [
    'a value whose words were searched',
    () => ({ text: 'word', _large: large() }),
    (value) => textScore(value, 'wo*'),
  ],
])('%s is not kept in memory', async (_, make, use) => {
  const used: WeakRef<object>[] = []
  for (let n = 0; n < 5; n += 1) {
    const value = make()
    use(value)
    use(value)
    used.push(new WeakRef(value))
  }
  await setImmediate()
  collect()
  // the last one may still be on the stack
  expect(used.slice(0, 4).map((value) => value.deref())).toEqual(Array(4).fill(undefined))
})

test.each<[string, (part: string) => unknown]>([
  ['words', (text) => textScore({ text }, 'wo*')],
  ['terms', (text) => textScore({ text: 'word' }, text)],
  ['patterns', (text) => applyOperator('match', 'word', text)],
  [
    'items of lists',
    (text) => {
      const list = Array.from({ length: 40 }, (_, n) => (n === 0 ? text : n))
      return ['x', 'y'].map((wanted) => applyOperator('in', wanted, list))
    },
  ],
])('parts of long texts, which are remembered as %s, do not keep those in memory', (_, use) => {
  collect()
  const before = process.memoryUsage().heapUsed
  for (let n = 0; n < 60; n += 1)
    use(
      Buffer.from(`a-long-word-number-${n} ${'x'.repeat(1_000_000)}`)
        .toString()
        .slice(0, 22),
    )
  collect()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000)
})
