import { applyPatch, incremental } from 'mendoza'
import { expect, test } from 'vitest'
import { randomNumbers } from '../../testing/random.ts'
import { mendozaPatch } from './mendoza.ts'

const texts = [
  '',
  'a',
  'plain text of some length',
  'plain text of other length',
  'crème brûlée für alle',
  '日本語のテキスト',
  'smile 😀 here',
  'smile 😃 here',
]

function randomValue(next: (below: number) => number, depth: number): unknown {
  const kind = next(depth > 3 ? 4 : 7)
  if (kind === 0) return null
  if (kind === 1) return next(2) === 0
  if (kind === 2) return next(5)
  if (kind === 3) return (texts[next(texts.length)] ?? '') + (texts[next(texts.length)] ?? '')
  if (kind === 4) return Array.from({ length: next(4) }, () => randomValue(next, depth + 1))
  if (kind === 5)
    return Array.from({ length: next(4) }, (_, at) => ({
      _key: `k${(at * 7 + next(2)) % 5}`,
      v: randomValue(next, depth + 1),
    }))
  return randomObject(next, depth + 1)
}

function randomObject(next: (below: number) => number, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Array.from({ length: next(6) }, () => [`field${next(6)}`, randomValue(next, depth)]),
  )
}

test('a patch turns one document into the other, in both decoders', () => {
  const seed = 20261120
  const next = randomNumbers(seed)
  for (let round = 0; round < 3000; round += 1) {
    const [before, after] = [randomObject(next), randomObject(next)]
    const patch = mendozaPatch(before, after)
    expect(applyPatch(structuredClone(before), patch), `seed ${seed}, round ${round}`).toEqual(after)
    const value = incremental.applyPatch(incremental.wrap(structuredClone(before), 0), patch, 1)
    expect(incremental.unwrap(value), `seed ${seed}, round ${round}`).toEqual(after)
  }
})

test('a change names the field, not the document', () => {
  const body = Array.from({ length: 50 }, (_, at) => ({
    _key: `b${at}`,
    text: `Paragraph number ${at} of the text`,
  }))
  const changed = body.map((block) =>
    block._key === 'b30' ? { ...block, text: 'Paragraph number 30 of this text' } : block,
  )
  const patch = mendozaPatch({ title: 'x', body }, { title: 'x', body: changed })
  expect(JSON.stringify(patch).length).toBeLessThan(120)
})

test('creation and deletion are whole values', () => {
  expect(mendozaPatch(null, { a: 1 })).toEqual([0, { a: 1 }])
  expect(mendozaPatch({ a: 1 }, null)).toEqual([0, null])
})

test.each([20_000, 500])('a long list without keys is compared with one of %i in little time', (length) => {
  const lists = [length, 40_000].map((size, more) => ({
    list: Array.from({ length: size }, (_, n) => [n + more * 50_000]),
  }))
  const started = performance.now()
  const patch = mendozaPatch(lists[0], lists[1])
  expect(performance.now() - started).toBeLessThan(2000)
  expect(applyPatch(lists[0], patch as never)).toEqual(lists[1])
})

test('a change of a very long list is written', () => {
  const list = Array.from({ length: 200_000 }, (_, at) => at % 3)
  const [before, after] = [{ list }, { list: list.map((value) => value + 1) }]
  expect(applyPatch(before, mendozaPatch(before, after))).toEqual(after)
})

const count = (length: number, make: (at: number) => unknown) => Array.from({ length }, (_, at) => make(at))
const deep = (depth: number, leaf: unknown): unknown =>
  depth === 0 ? leaf : { inner: deep(depth - 1, leaf) }

test.each([
  [
    'items that differ in their last part',
    [0, 500].map((more) => ({ list: count(500, (at) => [...count(1900, () => 0), at + more]) })),
  ],
  [
    'a key that is repeated',
    [
      { list: [{ _key: 'a', ...Object.fromEntries(count(3000, (at) => [`f${at}`, 1]) as []) }] },
      { list: count(2000, () => ({ _key: 'a' })) },
    ],
  ],
  ['what is deep inside', [1, 2].map((last) => deep(190, [...count(100_000, () => 1), last]))],
])('takes time that grows with the length for %s', (_, [before, after]) => {
  const started = performance.now()
  const patch = mendozaPatch(before, after)
  expect(performance.now() - started).toBeLessThan(1000)
  expect(JSON.stringify(patch).length).toBeLessThan(3_000_000)
  expect(applyPatch(structuredClone(before), patch as never)).toEqual(after)
})

test('items that share a key are changed each on its own', () => {
  const list = (...texts: string[]) => ({ list: texts.map((text) => ({ _key: 'a', text })) })
  const [before, after] = [list('one', 'two', 'three'), list('one', 'second', 'three', 'four')]
  expect(applyPatch(structuredClone(before), mendozaPatch(before, after) as never)).toEqual(after)
})
