import { expect, test } from 'vitest'
import type { Commit, DocumentStore } from '../store/store.ts'
import { shareOfMemory } from '../store/weight.ts'
import { CommitLog } from './commit-log.ts'

test('few large commits are kept for listeners that come back, and many small ones', () => {
  let add: (commit: Commit) => void = () => {}
  const onCommit = (listener: typeof add) => {
    add = listener
    return () => {}
  }
  const log = new CommitLog({ onCommit } as unknown as DocumentStore)
  const commit = (seq: number, weight: number) => add({ seq, weight, transactionId: `t${seq}` } as Commit)
  for (let seq = 1; seq <= 500; seq++) commit(seq, 1000)
  expect(log.afterSequence(0)).toHaveLength(500)
  for (let seq = 501; seq <= 520; seq++) commit(seq, shareOfMemory(1 / 100))
  expect(log.sinceTransaction('t500')).toBeUndefined()
  expect(log.afterSequence(516)).toBeUndefined()
  expect([log.afterSequence(520), log.afterSequence(521)]).toEqual([[], undefined])
  expect(log.sinceTransaction('t518')?.map(({ seq }) => seq)).toEqual([518, 519, 520])
  commit(521, shareOfMemory(1 / 10))
  commit(522, 1000)
  expect(log.sinceTransaction('t521')).toBeUndefined()
  expect(log.sinceTransaction('t522')).toHaveLength(1)
})
