import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderAfterOlder } from './renderings'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const endless = () => {
  const rendering = Promise.withResolvers<void>()
  void renderAfterOlder(1, () => rendering.promise)
  return rendering
}

it('waits for renderings that began before the last publish, but not for one that never ends', async () => {
  const older = endless()
  const sameVersion = vi.fn<() => Promise<void>>(async () => {})
  await renderAfterOlder(1, sameVersion)
  expect(sameVersion).toHaveBeenCalled()

  const newer = vi.fn<() => Promise<void>>(async () => {})
  const answer = renderAfterOlder(2, newer)
  await vi.advanceTimersByTimeAsync(3000)
  expect(newer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20_000)
  await answer
  expect(newer).toHaveBeenCalled()
  older.resolve()
})

it('waits once for one that never ends, not again for each request', async () => {
  const older = endless()
  const first = renderAfterOlder(2, async () => {})
  await vi.advanceTimersByTimeAsync(9000)
  const second = renderAfterOlder(2, async () => {})
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all([first, second])
  const started = Date.now()
  await renderAfterOlder(3, async () => {})
  expect(Date.now()).toBe(started)
  older.resolve()
})

it('does not fail because an older rendering did', async () => {
  const older = Promise.withResolvers<void>()
  const failing = renderAfterOlder(1, () => older.promise)
  const newer = vi.fn<() => Promise<void>>(async () => {})
  const answer = renderAfterOlder(2, newer)
  older.reject(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  await answer
  expect(newer).toHaveBeenCalled()
})
