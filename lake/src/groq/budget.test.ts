import { describe, expect, test } from 'vitest'
import { httpError } from '../http/errors.ts'
import { View } from '../store/view.ts'
import { sourceMapCheck, writableCheck } from './budget.ts'
import { parse, runQuery, runQueryInSlices } from './query.ts'

const view = new View(new Map(), 'raw', false)
const requestOf = (query: string, params: Record<string, unknown> = {}, tracing = false) => ({
  query,
  params,
  view,
  tracing,
  identity: 'me',
  project: { projectId: 'p', dataset: 'd' },
  watch: () => 0,
  timeLimit: 3000,
})
const run = (...request: Parameters<typeof requestOf>) => runQuery(requestOf(...request)).result

const repeat = (step: string, times: number) => step.repeat(times)

test('projections in each other are refused before they are parsed: each level takes as long as all within it', () => {
  const query = `${repeat('a{', 1600)}a${repeat('}', 1600)}`
  expect(() => run(query)).toThrow('nested too deeply')
  expect(run(`${repeat('[', 300)}${repeat(']', 300)}`)).toBeDefined()
})

describe('a query that would take all memory is refused', () => {
  test.each([
    ['lists that double', `{"a":[1,1]}${repeat('{"a":[...a,...a]}', 40)}`],
    ['lists added to themselves', `{"a":[1,1]}${repeat('{"a":a+a}', 40)}`],
    ['texts added to themselves', `{"a":"ab"}${repeat('{"a":a+a}', 40)}`],
    ['a list that holds itself twice', `{"a":1}${repeat('{"a":[a,a]}', 40)}`],
    ['fields that hold the same twice', `{"a":1}${repeat('{"a":{"x":a,"y":a}}', 40)}`],
    ['flattened lists', `{"a":[{"x":1},{"x":2}]}${repeat('{"a":a[]{"b":[@,@,@,@,@,@,@,@]}.b[]}', 9)}`],
    ['joined texts', `{"a":"ab"}${repeat('{"a":array::join([a,a,a,a],a)}', 20)}`],
    [
      'plain text of a nested list',
      `{"a":[{"_type":"b","children":[{"_type":"span","text":"x"}]}]}${repeat('{"a":[a,a]}', 40)}{"t":pt::text(a)}.t`,
    ],
    ['references in a nested list', `{"a":1}${repeat('{"a":[a,a]}', 40)}{"t": a[references("x")]}.t`],
  ])('%s', (_, query) => {
    expect(() => run(query)).toThrow(/too|long/)
    expect(() => run(query, {}, true)).toThrow(/too|long/)
  })

  test('a search for very many words takes no longer than any query may', () => {
    const call = '"x" match text::query($words)'
    const query = `count([${Array.from({ length: 600 }, () => call).join()}])`
    const started = performance.now()
    expect(run(query, { words: 'word* '.repeat(40_000) })).toBe(600)
    expect(performance.now() - started).toBeLessThan(3000)
  })

  test('a search in very many accents takes no longer than in other text', () => {
    const params = { above: '\u0301'.repeat(60_000), below: '\u0316'.repeat(60_000) }
    const started = performance.now()
    expect(run('"Cafe" + $above + $below match text::query("café")', params)).toBe(true)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('one that reads a very long text is not: it would fail for all documents', () => {
    const long = { _type: 'b', text: 'A'.repeat(3_000_000), children: [] }
    const body = ['b', 'b'].map((_type) => ({
      _type,
      children: [{ _type: 'span', text: long.text }],
    }))
    const documents = { long, short: { text: '/a' }, body }
    const filters = [
      'defined(text)',
      'string::startsWith(text, "/")',
      'upper(text) in ["/A"]',
      'count(text) == 1',
    ]
    for (const filter of filters) expect(run(`[$long, $short][${filter}]`, documents)).toBeInstanceOf(Array)
    expect(run('[$long, $short][upper(text) in ["/A"]].text', documents)).toEqual(['/a'])
    expect(run('pt::text($body)', documents)).toHaveLength(6_000_002)
  })

  test('usual ones are not', () => {
    expect(run('count([...$a, ...$a])', { a: Array.from({ length: 100_000 }, () => 1) })).toBe(200_000)
    expect(run('"a" + "b" + array::join(["c", "d"], "-")')).toBe('abc-d')
    expect(run('array::intersects($a, [1, "x"])', { a: ['x'] })).toBe(true)
    expect(run('array::intersects($a, [dateTime("2026-01-01T00:00:00Z")])', { a: ['x'] })).toBe(false)
  })

  test('two long lists are compared as fast with an object in one of them', () => {
    const numbers = Array.from({ length: 20_000 }, (_, number) => number)
    const timeOf = (first: unknown) => {
      const started = performance.now()
      run('array::intersects($a, $b)', { a: [first, ...numbers], b: numbers.map((number) => -1 - number) })
      return performance.now() - started
    }
    // The fastest of several, since the machine may be busy with other tests.
    const best = (first: unknown) => Math.min(...Array.from({ length: 6 }, () => timeOf(first)))
    expect(best({}) / best(-0.5)).toBeLessThan(20)
  })

  test.each([
    ['[null] and nothing that exists', 'array::intersects([null], [{}.missing])', true],
    [
      'equal times',
      'array::intersects([dateTime("2026-01-01T00:00:00Z")], [dateTime("2026-01-01T00:00:00.000Z")])',
      true,
    ],
    ['objects, which equal nothing', 'array::intersects([{"a": 1}], [{"a": 1}])', false],
    ['what is no list', 'array::intersects("x", ["x"])', null],
  ])('intersects: %s', (_, query, expected) => {
    expect(run(query)).toBe(expected)
  })
})

describe('a query that cannot be parsed in time is refused', () => {
  test.each([
    ['open slices', '[..'.repeat(2200)],
    ['sums', `1${'+1'.repeat(30_000)}`],
    ['projections', `*${'{a}'.repeat(20_000)}`],
    ['functions in functions', `fn a::a($x) = $x{"b": a::b(c), "d": a::b(c)};`.repeat(30)],
    [
      'functions with very many fields',
      `fn a::a($x) = $x{${Array.from({ length: 2000 }, (_, n) => `f${n}`).join()}}; *{"d": a::a(@)}`,
    ],
    ['strings left open', `"${'\\"'.repeat(50_000)}`],
  ])('%s', (_, query) => {
    const started = performance.now()
    expect(() => parse(query, {})).toThrow(/\w/)
    expect(performance.now() - started).toBeLessThan(1500)
  })

  test('numbers in slices are settled, other parameters are not part of what is remembered', () => {
    const list = [1, 2, 3, 4]
    expect(run('$l[$a..$b]', { l: list, a: 1, b: 2 })).toEqual([2, 3])
    expect(run('$l[$a..$b]', { l: list, a: 0, b: 1 })).toEqual([1, 2])
    expect(parse('$l[0..1]{"a": $x}', { x: 'one' })).toBe(parse('$l[0..1]{"a": $x}', { x: 'other' }))
  })

  test('a parameter in brackets says a place', () => {
    expect(run('$l[$at].n', { l: [{ n: 1 }, { n: 2 }], at: 1 })).toBe(2)
    expect(run('$l[$at + 1].n', { l: [{ n: 1 }, { n: 2 }], at: 0 })).toBe(2)
  })

  test('a parameter in brackets names a field', () => {
    const list = [
      { rank: 'b', name: 'a' },
      { rank: 'a', name: 'b' },
    ]
    const query = '$l | order(@[$field] asc)[0][$field]'
    expect(run(query, { l: list, field: 'rank' })).toBe('a')
    expect(run(query, { l: list.toReversed(), field: 'name' })).toBe('a')
  })
})

test('the size of a result is told while it is counted, and can end the query', async () => {
  const sizes: number[] = []
  const request = requestOf('[$text, $text, 1]', { text: 'x'.repeat(1000) })
  await runQueryInSlices({ ...request, onSize: (characters) => sizes.push(characters) })
  expect(sizes).toEqual([1000, 2000, 2000])
  const refuse = () => {
    throw httpError(429, 'enough')
  }
  await expect(runQueryInSlices({ ...request, onSize: refuse })).rejects.toThrow('enough')
})

test.each([
  ['plain text', 'a é Ж 紙 🥖'],
  ['signs that JSON escapes', 'a "quoted" \\ path\n\t'],
  ['control characters and half ones', '\u0001\u001f\ud83e and \udd56'],
])('counts %s as it is written, or as more', (_, text) => {
  const written = JSON.stringify(text).length - 2
  const counted = writableCheck()(text)
  expect(counted).toBeGreaterThanOrEqual(written)
  expect(counted).toBeLessThanOrEqual(6 * text.length)
  expect(writableCheck()({ [text]: text })).toBe(2 * counted)
})

test('thousands of long texts of the same length are counted, each in the time of one', () => {
  const texts = Array.from({ length: 3900 }, (_, n) => `${'a'.repeat(16_384)}${String(n).padStart(4, '0')}`)
  expect(writableCheck()(texts)).toBe(3900 * 16_388)
  expect(() => sourceMapCheck()(texts[0]!)).toThrow('too long a path')
})
