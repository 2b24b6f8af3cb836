import { expect, test } from 'vitest'
import { inTurns, rest, uninterrupted } from './turns.ts'

test('accounts continue in turn, however many queries of one wait', async () => {
  const continued: string[] = []
  const query = (name: string, account: string) => rest({ account }).then(() => continued.push(name))
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => query(name, 'a')),
    query('b1', 'b'),
    query('c1', 'c'),
    query('b2', 'b'),
  ])
  expect(continued).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('an account that needs little waits for one turn of others, however many are at work', async () => {
  const keepBusy = (ms: number) => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }
  const continued: string[] = []
  let isDone = false
  const work = async (account: string) => {
    while (!isDone) {
      await rest({ account })
      continued.push(account)
      keepBusy(10)
    }
  }
  const others = ['a', 'b', 'c', 'd', 'e'].map(work)
  await expect.poll(() => continued.length).toBeGreaterThan(10)
  const before = continued.length
  for (let part = 0; part < 4; part += 1) await rest({ account: 'light' })
  isDone = true
  await Promise.all(others)
  // four turns of its own, and what ends when it is done
  expect(continued.slice(before).length).toBeLessThan(4 + others.length + 2)
})

test('while accounts wait, visitors have each eighth turn', async () => {
  const continued: string[] = []
  await Promise.all(
    Array.from({ length: 24 }, (_, n) => {
      const isVisitor = n < 12
      return rest({ isVisitor }).then(() => continued.push(isVisitor ? 'visitor' : 'account'))
    }),
  )
  expect(continued.slice(0, 8).filter((each) => each === 'visitor')).toHaveLength(1)
  expect(continued).toHaveLength(24)
})

test('after long work that could not be interrupted, its account waits, and others do not', async () => {
  const keepBusy = (ms: number) => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }
  uninterrupted('busy', () => keepBusy(500))
  const continued: string[] = []
  const started = performance.now()
  const busy = rest({ account: 'busy' }).then(() => continued.push('busy'))
  for (let query = 1; query <= 5; query++) {
    await rest({ account: 'other' })
    continued.push(`other ${query}`)
  }
  await rest({ isVisitor: true })
  await busy
  expect(continued).toEqual(['other 1', 'other 2', 'other 3', 'other 4', 'other 5', 'busy'])
  expect(performance.now() - started).toBeGreaterThan(490)
})

test('an item that takes long is paid with a wait, too', async () => {
  const keepBusy = (ms: number) => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }
  const continued: string[] = []
  const items = inTurns([300, 1], keepBusy, 'counting').then(() => continued.push('counting'))
  for (let query = 1; query <= 3; query++) {
    await rest({ account: 'other' })
    continued.push(`other ${query}`)
  }
  await items
  expect(continued).toEqual(['other 1', 'other 2', 'other 3', 'counting'])
})

test('dear work is paid several times over, by the time of the processor', async () => {
  const usedMs = (began?: NodeJS.CpuUsage) => {
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1000
  }
  const began = process.threadCpuUsage()
  const work = () => {
    while (usedMs(began) < 200) for (let n = 0; n < 1e5; n += 1) Math.sqrt(n)
  }
  uninterrupted('dear', work, { fromMs: 100, times: 4 })
  const ended = performance.now()
  await rest({ account: 'dear' })
  // the system counts the time of a thread roughly
  expect(performance.now() - ended).toBeGreaterThan(400)
})
