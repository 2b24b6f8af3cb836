import { expect, test } from 'vitest'
import { WorkQueue } from './work-queue.ts'

test('a queue does a few at a time, in order, and refuses beyond its end', async () => {
  const queue = new WorkQueue(2, 3)
  const ends: (() => void)[] = []
  const started: number[] = []
  const work = (name: number) =>
    queue.run(() => {
      started.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const all = [1, 2, 3, 4, 5].map(work)
  await expect(work(6)).rejects.toMatchObject({ status: 503 })
  expect(started).toEqual([1, 2])
  for (let at = 0; at < 5; at += 1) {
    ends[at]?.()
    await all[at]
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(started).toEqual([1, 2, 3, 4, 5])
  await queue.run(() => Promise.resolve())
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await queue.run(() => Promise.resolve())
})
