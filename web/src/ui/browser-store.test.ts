// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { browserStore } from './browser-store'

const key = 'test'
const storeOf = (version = 1) =>
  browserStore<number[]>({
    key,
    version,
    parse: (stored) =>
      Array.isArray(stored) ? stored.filter((each): each is number => typeof each === 'number') : undefined,
  })

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('keeps a value for the next visit, the same object each time', () => {
  storeOf().set([1, 2])
  const next = storeOf()
  expect(next.get()).toEqual([1, 2])
  expect(next.get()).toBe(next.get())
})

it.each(['', 'no JSON', 'null', '7', '{"version":1}', '{"version":1,"value":{}}'])('drops %j', (stored) => {
  localStorage.setItem(key, stored)
  expect(storeOf().get()).toBeNull()
})

it('drops a value of another version', () => {
  storeOf(1).set([1])
  expect(storeOf(2).get()).toBeNull()
})

it('reads what another tab has written, and notifies its subscribers', () => {
  const [mine, other] = [storeOf(), storeOf()]
  const watcher = vi.fn<() => void>()
  const stop = mine.subscribe(watcher)
  mine.set([1])
  other.set([2])
  window.dispatchEvent(new StorageEvent('storage', { key }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  expect(mine.get()).toEqual([2])
  expect(watcher).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(watcher).toHaveBeenCalledTimes(2)
})

it('keeps the value until the page is left when the storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = storeOf()
  store.set([1])
  expect(store.get()).toEqual([1])
  store.set(null)
  expect(store.get()).toBeNull()
})

it('keeps a refused value only while the storage holds what it held then', () => {
  const [mine, other] = [storeOf(), storeOf()]
  mine.set([1])
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  mine.set([1, 2])
  expect(mine.get()).toEqual([1, 2])
  full.mockRestore()
  other.set([7, 8])
  expect(mine.get()).toEqual([7, 8])
  localStorage.clear()
  expect(mine.get()).toBeNull()
})
