import { expect, onTestFinished, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { WebhookExpressions } from './webhook-expressions.ts'

const documentOf = (_id: string, fields: Record<string, unknown>): LakeDocument => ({
  _id,
  _type: 'note',
  _rev: 'r',
  _createdAt: '2026-01-31T12:00:00Z',
  _updatedAt: '2026-01-31T12:00:00Z',
  ...fields,
})

function start(maxTime?: number) {
  const expressions = new WebhookExpressions(maxTime)
  onTestFinished(() => expressions.close())
  return expressions
}

/** Evaluates a projection over a document that refers to one, which refers to another, each so many times. */
async function project(times: number) {
  const related = documentOf('b', { tags: Array.from({ length: times }, () => ({ _ref: 'c' })) })
  const tag = documentOf('c', { title: 'x' })
  const after = documentOf('a', { related: Array.from({ length: times }, () => ({ _ref: 'b' })) })
  const projection = '{"related": related[]->{"tags": tags[]->title}}'
  return start().evaluate(projection, { before: undefined, after }, (id) => (id === 'b' ? related : tag))
}

test('a projection follows references, others have their turn meanwhile, and too many are refused', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  expect(await project(50)).toEqual({
    related: Array.from({ length: 50 }, () => ({ tags: Array(50).fill('x') })),
  })
  isOver = true
  expect(turns).toBeGreaterThan(20)
  await expect(project(3000)).rejects.toThrow('it follows more than 10000 references')
})

test('what compares each value with each other is ended, others have their turn meanwhile, and the next change is evaluated', async () => {
  const expressions = start(1000)
  const wordsOf = (length: number, letter: string) => Array.from({ length }, (_, at) => `${letter}${at}`)
  const added = (length: number) =>
    expressions.evaluate(
      '{"added": words[!(@ in before().words)]}',
      {
        before: documentOf('a', { words: wordsOf(length, 'a') }),
        after: documentOf('a', { words: wordsOf(length, 'b') }),
      },
      () => undefined,
    )
  let turns = 0
  const timer = setInterval(() => (turns += 1), 20)
  onTestFinished(() => clearInterval(timer))
  await expect(added(50_000)).rejects.toThrow('it takes too long')
  expect(turns).toBeGreaterThan(10)
  expect(await added(2)).toEqual({ added: ['b0', 'b1'] })
})

test('an expression that fails says why', async () => {
  const change = { before: undefined, after: documentOf('a', {}) }
  await expect(start().evaluate('{"a": nothing::here()}', change, () => undefined)).rejects.toThrow(
    /Undefined/,
  )
})
