import { expect, test } from 'vitest'
import { oneOf, randomNumbers } from '../../testing/random.ts'
import { applyOperator } from './compare.ts'
import { matchScore } from './match.ts'
import { type Node, evaluateNode } from './syntax.ts'

const literal = (value: unknown): Node => ({ type: 'Value', value })
const path = (pattern: string): Node => ({
  type: 'FuncCall',
  namespace: 'global',
  name: 'path',
  args: [literal(pattern)],
})

const next = randomNumbers(7)
const text = (signs: readonly string[], longest: number) =>
  Array.from({ length: next(longest + 1) }, () => oneOf(next, signs)).join('')

test('match and its score agree with groq-js', () => {
  const signs = [
    'a',
    'b',
    'A',
    'é',
    'É',
    'ß',
    'ſ',
    's',
    'ı',
    'I',
    '.',
    '.',
    '_',
    "'",
    '=',
    ' ',
    '-',
    '1',
    '€',
  ]
  const withWildcards = [...signs, '*', '*', 'a', 'b']
  for (let round = 0; round < 6000; round += 1) {
    const left = next(4) === 0 ? [text(signs, 8), oneOf(next, [text(signs, 4), 1, null])] : text(signs, 12)
    const right =
      next(4) === 0 ? [text(withWildcards, 4), oneOf(next, [text(signs, 2), 1])] : text(withWildcards, 5)
    const match: Node = { type: 'OpCall', op: 'match', left: literal(left), right: literal(right) }
    const expected = evaluateNode(match, {})
    expect([left, right, applyOperator('match', left, right)]).toEqual([left, right, expected])
    const scored = evaluateNode(
      { type: 'PipeFuncCall', name: 'score', base: literal([{}]), args: [match] },
      {},
    )
    expect(matchScore(left, right)).toBeCloseTo((scored as { _score: number }[])[0]?._score ?? -1)
  }
})

test('path() means what its pattern says', () => {
  const meaning: Record<string, string> = { '*': '[^.]+', '**': '.*', '***': '\\*\\*\\*', 'a*': 'a\\*' }
  for (let round = 0; round < 6000; round += 1) {
    const id = text(['a', 'b', '.', '.', '*'], 9)
    const parts = ['a', 'b', 'ab', '*', '**', '', '***', 'a*']
    const names = Array.from({ length: 1 + next(4) }, () => oneOf(next, parts))
    const expected = new RegExp(`^${names.map((name) => meaning[name] ?? name).join('\\.')}$`).test(id)
    const pattern = names.join('.')
    expect([id, pattern, applyOperator('in', id, evaluateNode(path(pattern), {}))]).toEqual([
      id,
      pattern,
      expected,
    ])
  }
})

test('patterns made to backtrack endlessly do not', () => {
  const started = performance.now()
  const long = 'a'.repeat(20_000)
  expect(applyOperator('match', long, `${'*a'.repeat(300)}*b`)).toBe(false)
  expect(applyOperator('match', '.'.repeat(300_000), 'a')).toBe(false)
  const deep = evaluateNode(path(`${'**.'.repeat(30)}b`), {})
  expect(applyOperator('in', `${'a.'.repeat(120)}c`, deep)).toBe(false)
  expect(performance.now() - started).toBeLessThan(1500)
})
