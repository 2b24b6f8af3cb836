import { expect, it, vi } from 'vitest'
import { renderAfterOlder } from './renderings'

it('waits for answers that began before the last publish, but not for one that its client never takes', async () => {
  vi.useFakeTimers()
  const older = Promise.withResolvers<void>()
  void renderAfterOlder(1, () => older.promise)
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
  vi.useRealTimers()
})
