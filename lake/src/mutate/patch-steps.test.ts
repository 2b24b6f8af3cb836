import { Mutation } from '@sanity/mutator'
import { expect, test } from 'vitest'
import { patchSteps } from './patch-steps.ts'

const document = {
  _id: 'a',
  _type: 'note',
  n: 1,
  text: 'old',
  list: [{ _key: 'x', n: 1 }, 'b'],
  part: { old: 1 },
}
const apply = (before: typeof document, patch: Record<string, unknown>) =>
  new Mutation({ mutations: [{ patch: structuredClone({ ...patch, id: 'a' }) }] }).apply(
    before,
  ) as typeof document

test('the steps of a patch have its result', () => {
  const patch = {
    insert: { after: 'list[-1]', items: ['c', 'd'] },
    dec: { n: 5 },
    inc: { n: 2, 'part.count': 1 },
    diffMatchPatch: { text: '@@ -1,3 +1,3 @@\n-new\n+now\n' },
    unset: ['list[0].n', 'list[_key=="x"]', 'part.old'],
    set: { 'part.new': 2, 'part.count': 3, n: 10, text: 'new' },
    setIfMissing: { 'part.deep': {}, n: 99 },
  }
  const steps = patchSteps(patch)
  expect(steps).toHaveLength(14)
  expect(steps.reduce(apply, document)).toEqual(apply(document, patch))
})

test('what is not as expected stays as it is', () => {
  const odd = { set: [1], unset: 'text', unknown: 1, inc: null }
  expect(patchSteps(odd)).toEqual([{ set: [1] }, { unset: 'text' }, { inc: null }, { unknown: 1 }])
})
