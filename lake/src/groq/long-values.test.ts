import { expect, test } from 'vitest'
import { collidingNumbers } from '../../testing/colliding-numbers.ts'
import type { LakeDocument } from '../store/document.ts'
import { View } from '../store/view.ts'
import { runQuery, runQueryInSlices } from './query.ts'

const viewOf = (documents: readonly LakeDocument[]) =>
  new View(new Map(documents.map((document) => [document._id, document])), 'raw', false)
const documentOf = (id: string, fields: Record<string, unknown>): LakeDocument => ({
  _id: id,
  _type: 'a',
  _rev: 'r',
  _createdAt: 't',
  _updatedAt: 't',
  ...fields,
})

const settings = {
  view: viewOf([]),
  tracing: false,
  isVisitor: true,
  identity: 'me',
  project: { projectId: 'p', dataset: 'd' },
  watch: () => 0,
  timeLimit: 300,
}
const run = (query: string, params: Record<string, unknown>, options: Partial<typeof settings>) =>
  runQuery({ ...settings, query, params, ...options })

const times = (count: number, part: string, sign: string) => Array<string>(count).fill(part).join(sign)
const zeros = Array<number>(400_000).fill(0)
const texts = [0, 1].map((n) => `${'x'.repeat(100_000)}${n}`)
const rows = Array.from({ length: 8000 }, (_, n) => (n * 7919) % 8009)

test.each([
  [
    'an order by long texts that begin alike',
    `count($rows | order(${times(8, 'select(@ % 2 == 0 => $texts[0], $texts[1])', ',')}, @))`,
    // equal, but not the same in memory
    { rows, texts: [0, 1].map(() => 'x'.repeat(100_000)) },
  ],
  [
    'an order by hundreds of values that are alike',
    `count($rows | order(${times(300, 'select(@ % 2 == 0 => $texts[0], $texts[1])', ',')}, @))`,
    { rows, texts: [0, 1].map(() => 'x'.repeat(500)) },
  ],
  ['references in a long list', `$lists[${times(400, 'references("x")', '||')}]`, { lists: [zeros] }],
  [
    'the text of a block with very many children',
    `[${times(600, 'pt::text($block)', ',')}]`,
    { block: { _type: 'block', children: zeros } },
  ],
])('%s takes no longer than any query may', (_, query, params) => {
  const started = performance.now()
  expect(() => run(query, params, {})).toThrow(/longer|too/)
  expect(performance.now() - started).toBeLessThan(1500)
})

test('a word that a pattern repeats is looked for once', () => {
  const started = performance.now()
  const params = { text: `${'a'.repeat(100_000)}b`, words: 'ab '.repeat(48_000) }
  expect(run('$text match $words', params, {})).toMatchObject({ result: false })
  expect(performance.now() - started).toBeLessThan(1500)
})

// The words of all of them are in memory together.
test('a list of texts that are too long together is not compared', () => {
  const text = 'a '.repeat(1_000_000)
  const params = { text, one: [text], many: Array<string>(5).fill(text) }
  const settings = { isVisitor: false, timeLimit: 10_000 }
  expect(run('$one match "a"', params, settings)).toMatchObject({ result: true })
  for (const query of ['$many match "a"', '"a" match $many', '[{"a": $many}] | score(a match "b")'])
    expect(() => run(query, params, settings)).toThrow(
      'match compares no list of more than 8000000 characters',
    )
})

// Searched for as a whole, these would take the engine half a minute, in which nothing ends it.
test('long words and separators are not searched for as a whole', () => {
  const started = performance.now()
  const text = 'A'.repeat(4_000_000)
  const needle = `AB${'A'.repeat(1000)}`
  expect(run('$text match $needle', { text, needle }, {})).toMatchObject({ result: false })
  expect(run('$text match text::query($needle)', { text: `${text} `.repeat(2), needle }, {})).toMatchObject({
    result: false,
  })
  const words = Array.from({ length: 1000 }, (_, n) => `${'A'.repeat(n + 1)}B`).join(' ')
  expect(run('$text match $words', { text: `${text.slice(0, 100_000)}B`, words }, {})).toMatchObject({
    result: false,
  })
  const separator = `${'A'.repeat(100_000)}B${'A'.repeat(100_000)}`
  const block = { _type: 'block', children: [{ _type: 'span', text }] }
  expect(() => run('pt::text([$block, $block, $block])', { block }, {})).toThrow(/no text of more/)
  expect(() => run('path($text)', { text }, {})).toThrow(/pattern of 1000/)
  expect(() => run('string::split($text, $separator)', { text, separator }, {})).toThrow(/separator/)
  expect(performance.now() - started).toBeLessThan(1500)
})

test('texts that begin alike are ordered by what follows', () => {
  const list = texts.toReversed().concat('a')
  expect(run('$list | order(@)', { list }, {}).result).toEqual(['a', ...texts])
})

test('a source map repeats no long name for each of many values', () => {
  const documents = Array.from({ length: 500 }, (_, n) => documentOf(`a-${n}`, { _rev: `r${n}` }))
  const view = viewOf(documents)
  const map = run(`{"posts": *}`, {}, { view, tracing: true }).resultSourceMap
  expect(Object.keys(map?.mappings ?? {})).toHaveLength(2500)
  expect(() => run(`{"${'n'.repeat(10_000)}": *}`, {}, { view, tracing: true })).toThrow(
    /too large an answer/,
  )
})

test('numbers that collide take no longer to look up than others', () => {
  const msOf = (numbers: readonly number[]) => {
    const view = viewOf(numbers.map((x, n) => documentOf(`a-${n}`, { x })))
    const started = performance.now()
    expect(run('*[_type == "a" && x == $x]._id', { x: numbers[5] }, { view }).result).toEqual(['a-5'])
    return performance.now() - started
  }
  const count = 40_000
  const usual = msOf(Array.from({ length: count }, (_, n) => 2_000_000_000 + n))
  expect(msOf(collidingNumbers(count))).toBeLessThan(usual + 200)
})

test('a query that cannot be interrupted ends long before the time of a query with a token', async () => {
  const request = {
    query: `[${times(600, 'references($zeros)', ',')}]`,
    params: { zeros },
  }
  const started = performance.now()
  await expect(runQueryInSlices({ ...settings, ...request, timeLimit: 5000 })).rejects.toThrow(/longer/)
  expect(performance.now() - started).toBeLessThan(2500)
})
