import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginFill, endFill } from '../src/content/lake/fills'
import { publishedVersion, startNextVersion } from '../src/content/lake/published-version'
import { renderAfterOlder } from './renderings'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const endless = () => {
  const rendering = Promise.withResolvers<void>()
  void renderAfterOlder('/team', 1, () => rendering.promise)
  return rendering
}

it('waits for renderings that began before the last publish, but not for one that never ends', async () => {
  const older = endless()
  const sameVersion = vi.fn<() => Promise<void>>(async () => {})
  await renderAfterOlder('/team', 1, sameVersion)
  expect(sameVersion).toHaveBeenCalled()

  const newer = vi.fn<() => Promise<void>>(async () => {})
  const answer = renderAfterOlder('/team', 2, newer)
  await vi.advanceTimersByTimeAsync(3000)
  expect(newer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20_000)
  await answer
  expect(newer).toHaveBeenCalled()
  older.resolve()
})

it('waits once for one that never ends, not again for each request', async () => {
  const older = endless()
  const first = renderAfterOlder('/team', 2, async () => {})
  await vi.advanceTimersByTimeAsync(9000)
  const second = renderAfterOlder('/team', 2, async () => {})
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all([first, second])
  const started = Date.now()
  await renderAfterOlder('/team', 3, async () => {})
  expect(Date.now()).toBe(started)
  older.resolve()
})

it('waits for what other pages have asked for before the publish, and not for their rendering', async () => {
  const keyOf = (...args: unknown[]) => JSON.stringify(['80ab', args, ['build_1-a']])
  const shared = keyOf('*[_type == "menu"]', {}, '$undefined')
  const ofPage = keyOf('*[_type == "page"]', { route: '/x' }, 'page')
  const other = Promise.withResolvers<void>()
  void renderAfterOlder('/x', publishedVersion(), () => other.promise)
  beginFill(shared, 1)
  beginFill(ofPage, 1)
  const same = vi.fn<() => Promise<void>>(async () => {})
  await renderAfterOlder('/team', publishedVersion(), same)
  expect(same).toHaveBeenCalled()

  startNextVersion()
  const newer = vi.fn<() => Promise<void>>(async () => {})
  const answer = renderAfterOlder('/team', publishedVersion(), newer)
  const ofSamePage = vi.fn<() => Promise<void>>(async () => {})
  const later = renderAfterOlder('/x', publishedVersion(), ofSamePage)
  await vi.advanceTimersByTimeAsync(500)
  expect(newer).not.toHaveBeenCalled()
  await Promise.all([endFill(shared), vi.advanceTimersByTimeAsync(1)])
  await answer
  expect([newer.mock.calls.length, ofSamePage.mock.calls.length]).toEqual([1, 0])
  other.resolve()
  await later
})

it('waits for a second for what others ask for', async () => {
  beginFill('slow', 1)
  startNextVersion()
  const newer = vi.fn<() => Promise<void>>(async () => {})
  const answer = renderAfterOlder('/team', publishedVersion(), newer)
  await vi.advanceTimersByTimeAsync(900)
  expect(newer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  await answer
  expect(newer).toHaveBeenCalled()
  await Promise.all([endFill('slow'), vi.advanceTimersByTimeAsync(1)])
})

it('does not fail because an older rendering did', async () => {
  const older = Promise.withResolvers<void>()
  const failing = renderAfterOlder('/team', 1, () => older.promise)
  const newer = vi.fn<() => Promise<void>>(async () => {})
  const answer = renderAfterOlder('/team', 2, newer)
  older.reject(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  await answer
  expect(newer).toHaveBeenCalled()
})
