// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { SearchState } from './use-search-client'

/** Requests of the search, each answered by hand. */
let requests: { url: string; signal: AbortSignal; answer: (body: object) => void; fail: () => void }[]
let state: () => SearchState
let type: (words: string) => Promise<void>

/** A visitor opens the search of a shop with this `/search-index`. */
async function open(index: unknown) {
  requests = []
  vi.stubGlobal('fetch', (url: string, init?: { signal: AbortSignal }) => {
    if (url === '/search-index') return Promise.resolve(Response.json(index))
    return new Promise<Response>((resolve, reject) => {
      requests.push({
        url,
        signal: init?.signal as AbortSignal,
        answer: (body) => resolve(Response.json(body)),
        fail: () => reject(new TypeError('failed to fetch')),
      })
    })
  })
  const { useSearch } = await import('./use-search-client')
  const { result, rerender } = renderHook((words: string) => useSearch(words, 6), { initialProps: '' })
  state = () => result.current
  type = async (words) => act(async () => rerender(words))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  return () => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const found = { results: [{ kind: 'page', href: '/', title: 'Kraft', text: '' }], total: 7 }

it('asks the server once a visitor pauses, and drops what was asked before', async () => {
  await open('onServer')
  for (const words of ['k', 'kr', 'kra']) {
    await type(words)
    await wait(100)
  }
  expect([state().status, requests.length]).toEqual(['searching', 0])
  await wait(200)
  expect(requests.map(({ url }) => url)).toEqual(['/api/search?q=kra&max=6'])
  await type('kraft')
  expect(requests[0]?.signal.aborted).toBe(true)
  await wait(200)
  await act(async () => requests[1]?.answer(found))
  expect(state()).toMatchObject({ status: 'found', found })
  await type('kraft bag')
  expect(state()).toMatchObject({ status: 'searching', found })
  await type(' ')
  expect(state()).toEqual({ status: 'found', found: { results: [], total: 0 } })
})

it('says that the visitor is offline, and searches again once there is a connection', async () => {
  await open('onServer')
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await type('kraft')
  await wait(200)
  await act(async () => requests[0]?.fail())
  expect(state().status).toBe('offline')
  onLine.mockReturnValue(true)
  await act(async () => window.dispatchEvent(new Event('online')))
  await wait(200)
  await act(async () => requests[1]?.fail())
  expect(state().status).toBe('failed')
  await act(async () => window.dispatchEvent(new Event('online')))
  await wait(200)
  await act(async () => requests[2]?.answer(found))
  expect(state()).toMatchObject({ status: 'found', found })
})

it('searches in the browser, without any request, when the shop is small', async () => {
  await open({ entries: found.results, synonyms: [] })
  await type('kraft')
  await wait(1000)
  expect(state()).toMatchObject({ status: 'found', found: { total: 1 } })
  expect(requests).toEqual([])
})
