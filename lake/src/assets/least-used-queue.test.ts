import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LeastUsedQueue } from './least-used-queue.ts'

test('of each caller one job runs at a time, and of all callers no more than a few', async () => {
  const queue = new LeastUsedQueue(2, 10)
  const running: string[] = []
  let most = 0
  const job = (caller: string) => async () => {
    expect(running).not.toContain(caller)
    running.push(caller)
    most = Math.max(most, running.length)
    await sleep(5)
    running.splice(running.indexOf(caller), 1)
  }
  const callers = ['one', 'one', 'one', 'two', 'two', 'three']
  await Promise.all(callers.map((caller) => queue.run(caller, job(caller))))
  expect(most).toBe(2)
})

test('a caller of short jobs comes before callers of long ones that have waited longer', async () => {
  const queue = new LeastUsedQueue(1, 100)
  const order: string[] = []
  const long = (caller: string) => () => sleep(100).then(() => void order.push(caller))
  const floods = ['account', 'address'].flatMap((caller) =>
    Array.from({ length: 4 }, () => queue.run(caller, long(caller))),
  )
  await sleep(250)
  const short = Array.from({ length: 20 }, () => queue.run('visitor', async () => void order.push('visitor')))
  await Promise.all([...short, ...floods])
  expect(order.filter((caller) => caller !== 'visitor')).toHaveLength(8)
  expect(order.slice(0, 24).filter((caller) => caller === 'visitor')).toHaveLength(20)
})

test('callers that use as much come in the order in which they waited', async () => {
  const queue = new LeastUsedQueue(1, 10)
  const order: string[] = []
  const jobs = ['one', 'one', 'two', 'three'].map((caller) =>
    queue.run(caller, async () => {
      await sleep(20)
      order.push(caller)
    }),
  )
  await Promise.all(jobs)
  expect(order).toEqual(['one', 'two', 'three', 'one'])
})

test('a failed job makes way for the next', async () => {
  const queue = new LeastUsedQueue(1, 10)
  const failed = queue.run('one', () => Promise.reject(new Error('broken')))
  const next = queue.run('one', async () => 'made')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('made')
})

test('more than a caller may have waiting are refused, and others are not', async () => {
  const queue = new LeastUsedQueue(1, 2)
  let finish = () => {}
  const end = new Promise<void>((resolve) => (finish = resolve))
  const flood = [1, 2].map(() => queue.run('flood', () => end))
  await expect(queue.run('flood', () => end)).rejects.toThrow('Too many')
  const other = queue.run('visitor', async () => 'made')
  finish()
  await Promise.all(flood)
  expect(await other).toBe('made')
})

test('what a caller used while nobody else waited is not held against it', async () => {
  const queue = new LeastUsedQueue(1, 100)
  const order: string[] = []
  const jobs = (caller: string, count: number) =>
    Array.from({ length: count }, () =>
      queue.run(caller, () => sleep(20).then(() => void order.push(caller))),
    )
  await Promise.all(jobs('editor', 10))
  order.length = 0
  await Promise.all([...jobs('one', 10), ...jobs('two', 10), ...jobs('editor', 3)])
  expect(order.lastIndexOf('editor')).toBeLessThan(12)
})
