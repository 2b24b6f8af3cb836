import { performance } from 'node:perf_hooks'
import { expect, onTestFinished, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { pack } from '../store/packed.ts'
import { ExpressionEnded, WebhookExpressions } from './webhook-expressions.ts'

const documentOf = (_id: string, fields: Record<string, unknown>): LakeDocument => ({
  _id,
  _type: 'note',
  _rev: 'r',
  _createdAt: '2026-01-31T12:00:00Z',
  _updatedAt: '2026-01-31T12:00:00Z',
  ...fields,
})

type Documents = Record<string, LakeDocument>

function start({ documents = {}, maxTime }: { documents?: Documents; maxTime?: number } = {}) {
  const expressions = new WebhookExpressions((id) => documents[id] && JSON.stringify(documents[id]), maxTime)
  onTestFinished(() => expressions.close())
  return expressions
}

const stored = (document: LakeDocument) => pack(JSON.stringify(document))

/** Evaluates a projection over a document that refers to many, each of which refers to many. */
async function project(count: number) {
  const refsTo = (kind: string) => Array.from({ length: count }, (_, at) => ({ _ref: `${kind}${at}` }))
  const documents: Documents = {}
  for (let at = 0; at < count; at += 1) {
    documents[`b${at}`] = documentOf(`b${at}`, { tags: refsTo(`c${at}-`) })
    for (let tag = 0; tag < count; tag += 1)
      documents[`c${at}-${tag}`] = documentOf(`c${at}-${tag}`, { title: 'x' })
  }
  const after = stored(documentOf('a', { related: refsTo('b') }))
  const projection = '{"related": related[]->{"tags": tags[]->title}}'
  return start({ documents }).bodyOf({ filter: '', projection, change: { before: undefined, after } })
}

test('a projection follows references, others have their turn meanwhile, and too many are refused', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  expect(JSON.parse((await project(50)) ?? '')).toEqual({
    related: Array.from({ length: 50 }, () => ({ tags: Array(50).fill('x') })),
  })
  isOver = true
  expect(turns).toBeGreaterThan(20)
  await expect(project(120)).rejects.toThrow('it follows more references')
})

test('what compares each value with each other is ended, others have their turn meanwhile, and the next change is evaluated', async () => {
  const expressions = start({ maxTime: 1000 })
  const wordsOf = (length: number, letter: string) => Array.from({ length }, (_, at) => `${letter}${at}`)
  const added = (length: number) =>
    expressions.bodyOf({
      filter: '_type == "note"',
      projection: '{"added": words[!(@ in before().words)]}',
      change: {
        before: stored(documentOf('a', { words: wordsOf(length, 'a') })),
        after: stored(documentOf('a', { words: wordsOf(length, 'b') })),
      },
    })
  let turns = 0
  const timer = setInterval(() => (turns += 1), 20)
  onTestFinished(() => clearInterval(timer))
  await expect(added(50_000)).rejects.toThrow(ExpressionEnded)
  expect(turns).toBeGreaterThan(10)
  expect(await added(2)).toBe('{"added":["b0","b1"]}')
})

test('what is read in the thread is no work of the lake', async () => {
  const words = Array.from({ length: 400_000 }, (_, at) => ({ [`n${at % 50}`]: at }))
  const after = stored(documentOf('a', { words }))
  const { expressions, order } = {
    expressions: start(),
    order: { filter: '_type == "note"', projection: '{_id}', change: { before: after, after } },
  }
  const { active } = performance.eventLoopUtilization()
  expect(await expressions.bodyOf(order)).toBe('{"_id":"a"}')
  expect(performance.eventLoopUtilization().active - active).toBeLessThan(300)
})

test('a change without filter and projection is sent whole, and one that the filter does not let through is not', async () => {
  const document = documentOf('a', { title: 'x' })
  const before = stored(document)
  const bodyOf = (filter: string) =>
    start().bodyOf({ filter, projection: '', change: { before, after: undefined } })
  expect(JSON.parse((await bodyOf('')) ?? '')).toEqual(document)
  expect(await bodyOf('title == "y"')).toBeUndefined()
  const large = { before: stored(documentOf('a', { title: 'x'.repeat(5_000_000) })), after: undefined }
  await expect(start().bodyOf({ filter: '', projection: '', change: large })).rejects.toThrow('4000000')
})

test('an expression that fails says why', async () => {
  const change = { before: undefined, after: stored(documentOf('a', {})) }
  const order = { filter: '', projection: '{"a": nothing::here()}', change }
  await expect(start().bodyOf(order)).rejects.toThrow(/Undefined/)
})
