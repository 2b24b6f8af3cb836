import { once } from 'node:events'
import { createServer, IncomingMessage, request, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { httpError } from './errors.ts'
import type { Exchange } from './exchange.ts'
import { Places } from './places.ts'
import { Router } from './router.ts'
import { createService } from './service.ts'
import { UnreadAnswers } from './unread-answers.ts'

/** Requests that arrive together, each from an address, with the addresses in the order in which they are handled. */
function arriving(addresses: string[], url = '/v1/thing') {
  const handled: string[] = []
  const service = serviceOf(({ address }) => void handled.push(address))
  for (const address of addresses) {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: 'GET',
      url,
      headers: { host: 'localhost', 'x-from': address },
    })
    const response = new ServerResponse(request)
    response.end = () => {
      handled.push(address)
      return response
    }
    service(request, response)
  }
  return handled
}

const serviceOf = (handler: (exchange: Exchange) => void | Promise<void>, heldBackMs = 0) =>
  createService({
    router: new Router([
      ['GET', '/thing', handler],
      ['POST', '/thing', handler],
    ]),
    projectId: 'p',
    dataset: 'd',
    origins: [],
    hosts: { names: [], anyAddress: false },
    aclMode: 'public',
    identify: () => undefined,
    isValid: () => true,
    addressOf: ({ headers }) => String(headers['x-from']),
    stalledMs: 1000,
    heldBackMs,
    unread: {
      member: new UnreadAnswers({ max: 1, maxOfCaller: 1 }),
      visitor: new UnreadAnswers({ max: 1, maxOfCaller: 1 }),
    },
    places: new Places(Infinity, 4),
    log: () => {},
  })

test('callers have their turn, however many requests of one arrive together', async () => {
  const handled = arriving(['a', 'a', 'a', 'b', 'a', 'c', 'b'])
  expect(handled).toEqual([])
  await expect.poll(() => handled).toHaveLength(7)
  expect(handled).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a'])
})

test('callers have their turn also with requests that are refused', async () => {
  const refused = arriving(['a', 'a', 'a', 'b'], '/v1/nothing')
  await expect.poll(() => refused).toEqual(['a', 'b', 'a', 'a'])
})

test.each([413, 503, 507])(
  'a refusal with %d, which leaves the body unread, ends the connection',
  async (status) => {
    const service = serviceOf(() => {
      throw httpError(status, 'no room')
    })
    const server = createServer(service).listen(0, 'localhost')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://localhost:${port}/v1/thing`)
    expect([answer.status, answer.headers.get('connection')]).toEqual([status, 'close'])
  },
)

test('a caller whose requests wait cannot take all connections', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const service = serviceOf(async ({ address, response }) => {
    begun++
    if (address === 'many') await promise
    response.end()
  }, 500)
  const server = createServer(service).listen(0, 'localhost')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (from: string) => {
    const answer = await fetch(`http://localhost:${port}/v1/thing`, { headers: { 'x-from': from } })
    return answer.status
  }
  const waiting = Array.from({ length: 4 }, () => ask('many'))
  await expect.poll(() => begun).toBe(4)
  // told later: a client that asks again immediately, on many connections, would leave no time for others
  const refused = ask('many')
  expect(await Promise.race([refused, ask('other')])).toBe(200)
  expect(await refused).toBe(503)
  resolve()
  expect(await Promise.all(waiting)).toEqual([200, 200, 200, 200])
})

test('a body of unknown length is taken from callers with a token only', async () => {
  const service = serviceOf(async ({ response }) => void response.end())
  const server = createServer(service).listen(0, 'localhost')
  onTestFinished(() => server.close().closeAllConnections())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const statusOf = (length: object) =>
    new Promise((resolve, reject) => {
      const headers = { 'x-from': 'a', ...length }
      request({ port, method: 'GET', path: '/v1/thing', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end('body')
    })
  expect(await statusOf({ 'transfer-encoding': 'chunked' })).toBe(411)
  expect(await statusOf({ 'content-length': '4' })).toBe(200)
})

test('a client that sends nothing more of its body is disconnected, and leaves its place', async () => {
  const problems: unknown[] = []
  const service = serviceOf((exchange) =>
    exchange.body(1000).then(
      (body) => void exchange.response.end(`${body.length}`),
      (error: unknown) => {
        problems.push(error)
        throw error
      },
    ),
  )
  const server = createServer((sent, answer) => {
    sent.headers['x-from'] = 'a'
    service(sent, answer)
  }).listen(0, 'localhost')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const options = { port, path: '/v1/thing', method: 'POST', headers: { 'content-length': '20' } }
  const silent = request({ ...options, agent: false })
  silent.write('half of it.')
  await once(silent, 'error')
  await expect.poll(() => problems).toHaveLength(1)
  // One that goes on is not.
  const slow = request({ ...options, agent: false })
  for (const part of ['12345', '12345', '12345']) {
    slow.write(part)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  slow.end('12345')
  const [answer] = (await once(slow, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  answer.resume()
})
