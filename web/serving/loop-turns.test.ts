import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { LoopTurns } from './loop-turns'

/** Requests of a visitor, each of which runs until `finish` is called. */
function send(turns: LoopTurns, visitor: string, count: number) {
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const state = { begun: 0, finish, all: Promise.resolve() }
  const answer = () => {
    state.begun += 1
    return promise
  }
  const all = Array.from({ length: count }, () => turns.run(visitor, answer))
  state.all = Promise.all(all).then(() => undefined)
  return state
}

const turnsOfLoop = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await nextTurn()
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

it('begins one request in a turn of the event loop, those of each visitor in turn', async () => {
  const turns = new LoopTurns(false)
  const many = send(turns, 'many', 100)
  const other = send(turns, 'other', 1)
  await turnsOfLoop(5)
  expect(other.begun).toBe(1)
  expect(many.begun).toBeGreaterThan(1)
  expect(many.begun).toBeLessThan(6)
  for (const { finish } of [many, other]) finish()
  await Promise.all([many.all, other.all])
  expect(many.begun).toBe(100)
})

it('while the loop is busy, a visitor has one request at a time beside those of others', async () => {
  const turns = new LoopTurns(true, () => true)
  const many = send(turns, 'many', 10)
  await settled()
  // alone, it has all that its queue allows
  expect(many.begun).toBe(10)
  const [more, other] = [send(turns, 'many', 3), send(turns, 'other', 3)]
  await settled()
  expect([more.begun, other.begun]).toEqual([0, 1])
  many.finish()
  await settled()
  expect([more.begun, other.begun]).toEqual([1, 1])
  for (const { finish } of [more, other]) finish()
  await Promise.all([more.all, other.all])
  expect([more.begun, other.begun]).toEqual([3, 3])
})

it('a request that takes long, such as a form while the lake hangs, keeps its visitor from none of the others', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const turns = new LoopTurns(true, () => true)
  const [slow, other] = [send(turns, 'one', 1), send(turns, 'two', 1)]
  await settled()
  const next = send(turns, 'one', 2)
  await settled()
  expect([slow.begun, other.begun, next.begun]).toEqual([1, 1, 0])
  vi.advanceTimersByTime(6000)
  await settled()
  expect(next.begun).toBe(1)
  for (const { finish } of [slow, other, next]) finish()
  await Promise.all([slow.all, other.all, next.all])
  expect(next.begun).toBe(2)
})

it('as long as requests wait for something else than the processor, all begin', async () => {
  const turns = new LoopTurns(true, () => false)
  const visitors = ['one', 'two'].map((visitor) => send(turns, visitor, 6))
  await settled()
  expect(visitors.map(({ begun }) => begun)).toEqual([6, 6])
  for (const { finish } of visitors) finish()
  await Promise.all(visitors.map(({ all }) => all))
})

it('goes on after an answer that failed', async () => {
  const turns = new LoopTurns(true, () => true)
  const failed = turns.run('one', () => Promise.reject(new Error('broken')))
  await expect(failed).rejects.toThrow('broken')
  let hasRun = false
  await turns.run('one', async () => void (hasRun = true))
  expect(hasRun).toBe(true)
})
