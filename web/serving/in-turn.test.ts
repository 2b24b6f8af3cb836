import { performance as nodePerformance } from 'node:perf_hooks'
import type { IncomingMessage } from 'node:http'
import { ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { keptPagesInTurn, largeFormsInTurn, pagesInTurn } from './in-turn'

// A visitor's requests come one at a time while the event loop is busy, as it is on a machine that runs other tests.
vi.spyOn(nodePerformance, 'eventLoopUtilization').mockReturnValue({ idle: 1, active: 0, utilization: 0 })

const requestOf = (visitor: string) =>
  ({ headers: { 'x-forwarded-for': visitor } }) as unknown as IncomingMessage

/** Sends requests whose renderings last until `finish` is called. */
function send(visitor: string, count: number) {
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const render = vi.fn<() => Promise<void>>(() => promise)
  const responses = Array.from({ length: count }, () => new ServerResponse(requestOf(visitor)))
  const all = Promise.all(responses.map((response) => pagesInTurn(response.req, response, render)))
  return { render, responses, finish: () => (finish(), all) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

it('renders a few pages of one visitor at a time, and those of another beside them', async () => {
  const [many, other] = [send('192.0.2.1', 40), send('192.0.2.2', 2)]
  await settled()
  expect([many.render.mock.calls.length, other.render.mock.calls.length]).toEqual([3, 2])
  await Promise.all([many.finish(), other.finish()])
  expect(many.render).toHaveBeenCalledTimes(40)
})

it('renders for all networks of one IPv6 household as for one visitor', async () => {
  const networks = Array.from({ length: 30 }, (_, index) => send(`2001:db8:7:${index + 1}::1`, 2))
  const other = send('2001:db8:8:1::1', 2)
  await settled()
  const started = networks.reduce((sum, { render }) => sum + render.mock.calls.length, 0)
  expect([started, other.render.mock.calls.length]).toEqual([3, 2])
  await Promise.all([...networks, other].map(({ finish }) => finish()))
})

it('renders nothing for a client that has left', async () => {
  const many = send('192.0.2.3', 20)
  await settled()
  for (const response of many.responses) response.destroy()
  await many.finish()
  expect(many.render).toHaveBeenCalledTimes(3)
})

it('has no pause after large forms whose client has left', async () => {
  const began = performance.now()
  const responses = Array.from({ length: 12 }, () => new ServerResponse(requestOf('192.0.2.6')))
  for (const left of responses.slice(0, -1)) left.destroy()
  const answer = vi.fn<() => Promise<void>>(async () => {})
  await Promise.all(responses.map((response) => largeFormsInTurn(response.req, response, answer)))
  expect(answer).toHaveBeenCalledTimes(1)
  // half a second of each would be six
  expect(performance.now() - began).toBeLessThan(3000)
})

it('answers 503 when too many wait, after a while', async () => {
  const many = send('192.0.2.4', 501)
  const last = many.responses.at(-1)
  await settled()
  // Immediately, it would come again immediately.
  expect(last?.statusCode).toBe(200)
  await expect.poll(() => last?.statusCode, { timeout: 5000 }).toBe(503)
  await many.finish()
  expect(many.render).toHaveBeenCalledTimes(500)
})

it('lets others in between short answers', async () => {
  let answered = 0
  const many = Array.from({ length: 60 }, () => {
    const response = new ServerResponse(requestOf('192.0.2.5'))
    return pagesInTurn(response.req, response, async () => void answered++)
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(answered).toBeLessThan(20)
  await Promise.all(many)
  expect(answered).toBe(60)
})

it('answers few kept pages of one visitor in a turn of the event loop', async () => {
  let answered = 0
  const answer = async () => void (answered += 1)
  const request = requestOf('192.0.2.4')
  const all = Array.from({ length: 60 }, () => keptPagesInTurn(request, new ServerResponse(request), answer))
  let turns = 0
  for (; answered < 60; turns += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(turns).toBeGreaterThan(8)
  await Promise.all(all)
})
