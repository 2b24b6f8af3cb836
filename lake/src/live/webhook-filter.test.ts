import { expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { evaluateChange, parseExpression } from './webhook-filter.ts'

const documentOf = (_id: string, fields: Record<string, unknown>): LakeDocument => ({
  _id,
  _type: 'note',
  _rev: 'r',
  _createdAt: '2026-01-31T12:00:00Z',
  _updatedAt: '2026-01-31T12:00:00Z',
  ...fields,
})

/** Evaluates a projection over a document that refers to one, which refers to another, each so many times. */
async function project(times: number) {
  const related = documentOf('b', { tags: Array.from({ length: times }, () => ({ _ref: 'c' })) })
  const tag = documentOf('c', { title: 'x' })
  const after = documentOf('a', { related: Array.from({ length: times }, () => ({ _ref: 'b' })) })
  const projection = parseExpression('{"related": related[]->{"tags": tags[]->title}}')
  if (!projection) throw new Error('It is empty')
  return evaluateChange(projection, { before: undefined, after }, (id) => (id === 'b' ? related : tag))
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
