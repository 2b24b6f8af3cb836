import { applyPatch } from 'mendoza'
import { expect, test } from 'vitest'
import { rest } from '../http/turns.ts'
import type { LakeDocument } from '../store/document.ts'
import { effectsOf } from './effects.ts'

test('a change that takes long to compare is told as a whole, in both directions', () => {
  const list = Array.from({ length: 2_000_000 }, (_, n) => n)
  const form = (numbers: number[]): LakeDocument => ({
    _id: 'a',
    _type: 'note',
    _rev: String(numbers.length),
    _createdAt: '',
    _updatedAt: '',
    numbers,
  })
  const [before, after] = [form(list), form([-1, ...list])]
  const { apply, revert } = effectsOf({ before, after })
  expect([apply.length, revert.length]).toEqual([2, 2])
  const withoutRevision = ({ _rev, ...content }: LakeDocument) => content
  expect(applyPatch(withoutRevision(before), apply)).toEqual(withoutRevision(after))
  expect(applyPatch(withoutRevision(after), revert)).toEqual(withoutRevision(before))
})

test('the author of a change that takes long to compare waits for it, and others do not', async () => {
  const numbers = Array.from({ length: 39_000 }, (_, n) => n)
  const form = (l: number[]) => ({ _id: 'a', _type: 'note', _rev: 'r', _createdAt: '', _updatedAt: '', l })
  effectsOf({ before: form(numbers), after: form(numbers.toReversed()) }, 'author')
  const began = performance.now()
  const waited: string[] = []
  const next = (account: string) => rest({ account }).then(() => waited.push(account))
  await Promise.all([next('author'), next('listener'), next('listener')])
  expect(waited).toEqual(['listener', 'listener', 'author'])
  expect(performance.now() - began).toBeGreaterThan(40)
})
