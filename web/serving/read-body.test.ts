import { once } from 'node:events'
import { createServer, IncomingMessage } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, it } from 'vitest'
import { readBody, withBody } from './read-body'

const server = createServer()
beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening')
  return () => server.close()
})

/** A request of which only the head has arrived, and the client's end. */
async function begin(length: number): Promise<{ request: IncomingMessage; client: Socket }> {
  const client = connect((server.address() as AddressInfo).port, 'localhost')
  client.on('error', () => {})
  client.write(`POST /quote?a=1 HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`)
  const [request] = (await once(server, 'request')) as [IncomingMessage]
  return { request, client }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

it.each([1, 1000, 3_000_000])('waits until all of %i bytes are there', async (length) => {
  const { request, client } = await begin(length)
  const body = Buffer.alloc(length, 'abcdefg')
  let hasArrived = false
  const arrived = readBody(request).finally(() => (hasArrived = true))
  client.write(body.subarray(0, length - 1))
  await settled()
  expect(hasArrived).toBe(false)
  client.write(body.subarray(length - 1))
  expect((await arrived).equals(body)).toBe(true)
  client.destroy()
})

it('leaves nothing with the request, which can wait for long after its client has left', async () => {
  const { request, client } = await begin(5)
  client.write('hello')
  await readBody(request)
  expect(request.listenerCount('data')).toBe(0)
  client.destroy()
})

it('reads a body that was there before', async () => {
  const { request, client } = await begin(5)
  client.write('hello')
  await settled()
  expect(String(await readBody(request))).toBe('hello')
  client.destroy()
})

it('puts a body that arrived byte by byte together without a pause', async () => {
  const request = new IncomingMessage(new Socket())
  request.headers = { 'content-length': '300000' }
  const arrived = readBody(request)
  for (let sent = 0; sent < 300_000; sent++) {
    request.push('x')
    await new Promise<void>((resolve) => process.nextTick(resolve))
  }
  const started = performance.now()
  request.complete = true
  request.push(null)
  expect(await arrived).toHaveLength(300_000)
  expect(performance.now() - started).toBeLessThan(500)
})

it('does not wait for an empty body, nor for a client that has left', async () => {
  const empty = await begin(0)
  await readBody(empty.request)
  empty.client.destroy()
  const { request, client } = await begin(10)
  const arrived = readBody(request)
  client.write('half')
  client.destroy()
  expect(String(await arrived)).toBe('half')
  expect(await readBody(request)).toHaveLength(0)
})

it('makes a request with another body, which pages and route handlers can read', async () => {
  const { request, client } = await begin(5)
  client.write('hello')
  await readBody(request)
  const bytes = Buffer.from('{"a":"b"}')
  const [forPage, forHandler] = [0, 1].map(() => withBody(request, { type: 'application/json', bytes }))
  expect([forPage!.method, forPage!.url, forPage!.headers]).toEqual([
    'POST',
    '/quote?a=1',
    { host: 'localhost', 'content-length': '9', 'content-type': 'application/json' },
  ])
  expect(await buffer(forPage!)).toEqual(bytes)
  const body = forHandler as unknown as ReadableStream
  const handled = new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect(await handled.json()).toEqual({ a: 'b' })
  client.destroy()
})
