import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

test('makes a few pictures at a time, in order', async () => {
  const queue = new FairQueue({ concurrency: 2, maxJobs: 50, maxJobsPerCaller: 50 })
  const order: number[] = []
  let [running, most] = [0, 0]
  const jobs = [1, 2, 3, 4, 5, 6].map((name) =>
    queue.run('caller', async () => {
      most = Math.max(most, ++running)
      order.push(name)
      await soon()
      running -= 1
    }),
  )
  await Promise.all(jobs)
  expect([most, order]).toEqual([2, [1, 2, 3, 4, 5, 6]])
})

test('many pictures for one caller do not delay those for another', async () => {
  const queue = new FairQueue({ concurrency: 2, maxJobs: 300, maxJobsPerCaller: 300 })
  let made = 0
  const job = async () => {
    await soon()
    made += 1
  }
  const flood = Array.from({ length: 260 }, () => queue.run('flood', job))
  await queue.run('visitor', job)
  expect(made).toBeLessThanOrEqual(6)
  await Promise.all(flood)
})

test('a full queue refuses with 503, a caller’s full part too, and takes new jobs afterwards', async () => {
  const queue = new FairQueue({ concurrency: 1, maxJobs: 5, maxJobsPerCaller: 3 })
  const run = (caller: string) => queue.run(caller, soon)
  const jobs = [run('a'), run('a'), run('a')]
  await expect(run('a')).rejects.toMatchObject({ status: 503 })
  jobs.push(run('b'), run('b'))
  await expect(run('c')).rejects.toMatchObject({ status: 503 })
  await Promise.all(jobs)
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await run('a')
})

test('what comes afterwards belongs to the turn of the caller, and delays no other caller', async () => {
  const queue = new FairQueue({ concurrency: 1, concurrencyPerCaller: 1, maxJobs: 50, maxJobsPerCaller: 50 })
  const sent = Promise.withResolvers<void>()
  const made: string[] = []
  const job = (name: string) => async () => void made.push(name)
  const first = queue.run('a', job('first'), () => sent.promise)
  const second = queue.run('a', job('second'))
  await queue.run('b', job('other'))
  expect(made).toEqual(['first', 'other'])
  sent.resolve()
  await Promise.all([first, second])
  expect(made).toEqual(['first', 'other', 'second'])
})
