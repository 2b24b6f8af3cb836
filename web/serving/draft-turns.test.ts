import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { servePages } from './serve-pages'

vi.mock('./draft-request.ts', () => ({ isDraftRequest: () => true }))

it('answers the requests of a draft session one at a time, and goes on when the visitor leaves', async () => {
  vi.useFakeTimers()
  const answer = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  const serve = servePages(answer)
  const responses = Array.from({ length: 10 }, () => {
    const asked = { method: 'GET', url: '/', headers: {}, socket: {} } as unknown as IncomingMessage
    const response = new ServerResponse(asked)
    void serve(asked, response)
    return response
  })
  await vi.advanceTimersByTimeAsync(10)
  expect(answer).toHaveBeenCalledTimes(1)
  responses[0]?.emit('close')
  await vi.advanceTimersByTimeAsync(6000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2), 10_000)
})

it('lets others have as long after a long answer, and goes on after a short one', async () => {
  const times: number[] = []
  const serve = servePages(async ({ url }) => {
    times.push(performance.now())
    if (url === '/shop-v1') await new Promise((resolve) => setTimeout(resolve, 600))
  })
  const answers = ['/about', '/shop-v1', '/about'].map((url) => {
    const headers = { 'x-forwarded-for': '192.0.2.50' }
    const asked = { method: 'GET', url, headers, socket: {} } as unknown as IncomingMessage
    return serve(asked, new ServerResponse(asked))
  })
  await Promise.all(answers)
  const [first = 0, second = 0, third = 0] = times
  expect(third - second).toBeGreaterThan(1100)
  expect(second - first).toBeLessThan(400)
})

it('answers a page while others of the same address are open, each with its stream of changes', async () => {
  const open = new Promise<void>(() => {})
  const serve = servePages(({ url }) => (url === '/about' ? Promise.resolve() : open))
  const ask = (url: string) => {
    const headers = { 'x-forwarded-for': '192.0.2.30' }
    const asked = { method: 'GET', url, headers, socket: {} } as unknown as IncomingMessage
    return serve(asked, new ServerResponse(asked))
  }
  for (const stream of ['/api/draft-mode/live', '/api/draft-mode/live?tab', '/api/%64raft-mode/live'])
    for (let tab = 0; tab < 10; tab++) void ask(stream)
  const slow = new Promise((settled) => setTimeout(settled, 1000, 'waited'))
  expect(await Promise.race([ask('/about'), slow])).toBeUndefined()
})

it.each([
  ['/search?q=bags', 1],
  ['/./search', 2],
  ['/%73earch', 3],
  ['/search-index', 4],
  ['/api/search?q=bags', 5],
  ['/llms.txt', 6],
])(
  'answers %s, which reads the whole catalogue, once at a time in draft mode, and pages beside it',
  async (costly, visitor) => {
    const open = new Promise<void>(() => {})
    const answer = vi.fn<(request: IncomingMessage) => Promise<void>>(() => open)
    const serve = servePages(answer)
    const ask = (url: string) => {
      const headers = { 'x-forwarded-for': `192.0.2.${visitor}` }
      const asked = { method: 'GET', url, headers, socket: {} } as unknown as IncomingMessage
      void serve(asked, new ServerResponse(asked))
    }
    for (const url of [costly, costly, costly, '/about']) ask(url)
    await new Promise((settled) => setTimeout(settled, 50))
    expect(answer.mock.calls.map(([{ url }]) => url)).toEqual([costly, '/about'])
  },
)

it.each([
  ['a form', 0],
  ['a large form', 10_000],
])('answers %s in draft mode in the turns of its page', async (_, length) => {
  const open = new Promise<void>(() => {})
  const answer = vi.fn<(request: IncomingMessage) => Promise<void>>(() => open)
  const serve = servePages(answer)
  const ask = (method: string, url: string) => {
    const headers = { 'x-forwarded-for': `192.0.2.${40 + Math.sign(length)}`, 'content-length': `${length}` }
    const asked = Object.assign(new IncomingMessage(new Socket()), { method, url, headers })
    if (length > 0) asked.push(Buffer.alloc(length))
    asked.push(null)
    void serve(asked, new ServerResponse(asked))
  }
  for (const url of ['/search?q=bags', '/search', '/about', '/contact']) {
    ask('GET', url)
    ask('POST', url)
  }
  await new Promise((settled) => setTimeout(settled, 50))
  const urls = answer.mock.calls.map(([{ url }]) => url)
  expect(urls.filter((url) => url?.startsWith('/search'))).toHaveLength(1)
  expect(urls.filter((url) => !url?.startsWith('/search'))).toHaveLength(1)
})
