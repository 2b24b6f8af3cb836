import { expect, test, vi } from 'vitest'
import type { Commit } from '../store/store.ts'
import { shareOfMemory } from '../store/weight.ts'
import { Announcer } from './announcer.ts'
import { delay, visitorsAccount } from '../http/turns.ts'

/** An announcer, and a function that makes a commit. */
function announcerForTest(maxBehind?: number) {
  const listeners: ((commit: Commit) => void)[] = []
  const store = { onCommit: (hear: (commit: Commit) => void) => void listeners.push(hear) }
  const announcer = new Announcer({ store, log: () => undefined } as never, maxBehind)
  let seq = 0
  const commit = (weight = 0) => {
    seq += 1
    const made = { seq, weight } as Commit
    for (const hear of listeners) hear(made)
  }
  return { announcer, commit }
}

/** Adds a listener; what it hears is in the list. */
function listen(announcer: Announcer, caller: string, wait: Promise<void> = Promise.resolve()) {
  const heard: number[] = []
  const fallBehind = vi.fn<() => void>()
  const hear = ({ seq }: Commit) => {
    heard.push(seq)
    return wait
  }
  return { heard, fallBehind, ...announcer.add({ account: caller }, { hear, fallBehind }) }
}

test('a caller whose filters take long delays nobody else', async () => {
  const { announcer, commit } = announcerForTest()
  const forever = new Promise<void>(() => {})
  const slow = [listen(announcer, 'a', forever), listen(announcer, 'a', forever)]
  const other = listen(announcer, 'b')
  for (let n = 0; n < 3; n += 1) commit()
  await expect.poll(() => other.heard).toEqual([1, 2, 3])
  expect(slow.map(({ heard }) => heard)).toEqual([[1], []])
})

test('a listener hears what it missed first, and nothing after its end', async () => {
  const { announcer, commit } = announcerForTest()
  const [ended, back] = [listen(announcer, 'a'), listen(announcer, 'a')]
  back.pass({ seq: -1, weight: 0 } as Commit)
  commit()
  ended.stop()
  await expect.poll(() => back.heard).toEqual([-1, 1])
  expect(ended.heard).toEqual([])
})

test('a listener that ends twice does not part those of its caller that came later', async () => {
  const { announcer, commit } = announcerForTest()
  const ended = listen(announcer, 'a')
  ended.stop()
  const slow = listen(announcer, 'a', new Promise<void>(() => {}))
  ended.stop()
  const [behind, other] = [listen(announcer, 'a'), listen(announcer, 'b')]
  commit()
  await expect.poll(() => other.heard).toEqual([1])
  expect([slow.heard, behind.heard]).toEqual([[1], []])
})

test('a caller for whom too much waits is told so', async () => {
  const { announcer, commit } = announcerForTest(5)
  const slow = listen(announcer, 'a', new Promise<void>(() => {}))
  const other = listen(announcer, 'b')
  for (let n = 0; n < 10; n += 1) {
    commit()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(slow.fallBehind).toHaveBeenCalled()
  expect(other.fallBehind).not.toHaveBeenCalled()
  expect(other.heard).toHaveLength(10)
})

test('few large commits that wait are too much, too; each counts once for all listeners of a caller', async () => {
  const { announcer, commit } = announcerForTest()
  const forever = new Promise<void>(() => {})
  const slow = Array.from({ length: 20 }, () => listen(announcer, 'a', forever))
  const other = listen(announcer, 'b')
  for (let n = 0; n < 3; n += 1) commit(shareOfMemory(1 / 50))
  expect(slow.some(({ fallBehind }) => fallBehind.mock.calls.length > 0)).toBe(false)
  await expect.poll(() => other.heard).toHaveLength(3)
  for (let n = 0; n < 2; n += 1) commit(shareOfMemory(1 / 50))
  expect(slow.every(({ fallBehind }) => fallBehind.mock.calls.length > 0)).toBe(true)
  await expect.poll(() => other.heard).toHaveLength(5)
  expect(other.fallBehind).not.toHaveBeenCalled()
})

test('streams of visitors do not wait for what visitors query', async () => {
  const { announcer, commit } = announcerForTest()
  const hear = vi.fn<() => void>()
  announcer.add({ account: '192.0.2.1', isVisitor: true }, { hear, fallBehind: () => {} })
  delay(visitorsAccount, 60_000)
  commit()
  await expect.poll(() => hear.mock.calls).toHaveLength(1)
})
