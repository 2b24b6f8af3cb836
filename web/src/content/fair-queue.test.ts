import { expect, it } from 'vitest'
import { FairQueue, QueueFullError } from './fair-queue'

const options = { concurrency: 2, concurrencyPerCaller: 2, maxJobs: 50, maxJobsPerCaller: 30 }
const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

it('does not let the many jobs of one caller delay another caller', async () => {
  const queue = new FairQueue(options)
  const done: string[] = []
  const job = (caller: string) =>
    queue.run(caller, async () => {
      await soon()
      done.push(caller)
    })
  const flood = Array.from({ length: 30 }, () => job('flood'))
  await job('visitor')
  expect(done.length).toBeLessThanOrEqual(6)
  await Promise.all(flood)
  expect(done).toHaveLength(31)
})

it('runs a few jobs at a time', async () => {
  const queue = new FairQueue(options)
  let running = 0
  let most = 0
  const jobs = Array.from({ length: 20 }, (_, at) =>
    queue.run(`caller ${at % 5}`, async () => {
      most = Math.max(most, ++running)
      await soon()
      running -= 1
    }),
  )
  await Promise.all(jobs)
  expect(most).toBe(2)
})

it('refuses what exceeds a caller’s part or the whole, and takes new jobs afterwards', async () => {
  const queue = new FairQueue({ ...options, maxJobs: 5, maxJobsPerCaller: 3 })
  const run = (caller: string) => queue.run(caller, soon)
  const first = [run('a'), run('a'), run('a')]
  await expect(run('a')).rejects.toThrow(QueueFullError)
  const second = [run('b'), run('b')]
  await expect(run('c')).rejects.toThrow(QueueFullError)
  await Promise.all([...first, ...second])
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(run('a')).resolves.toBeUndefined()
})
