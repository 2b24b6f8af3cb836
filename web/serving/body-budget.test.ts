import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reserveBody } from './body-budget'

const mebibyte = 1024 * 1024
const held = new Set<ServerResponse>()
const server = createServer((visit, response) => {
  if (!reserveBody(visit, response)) return
  held.add(response)
  response.once('close', () => held.delete(response))
  visit.resume()
  const answer = visit.url === '/long' ? 'taken '.repeat(4_000_000) : 'taken'
  if (visit.url !== '/busy') visit.once('end', () => response.end(answer))
})
const open = (visitor: string, bytes: number, path = '/') =>
  request({
    path,
    port: (server.address() as AddressInfo).port,
    host: 'localhost',
    method: 'POST',
    headers: { 'content-length': bytes, 'x-forwarded-for': visitor },
    agent: false,
  }).on('error', () => {})

/** Sends all of a body but its end. */
function withhold(visitor: string, bytes = 10 * mebibyte, path = '/') {
  const upload = open(visitor, bytes, path)
  upload.write('x')
  return upload
}
async function send(
  visitor: string,
  bytes = 10 * mebibyte,
  path = '/',
): Promise<{ status?: number; text: string }> {
  const [answer] = (await once(open(visitor, bytes, path).end(Buffer.alloc(bytes)), 'response')) as [
    IncomingMessage,
  ]
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return { status: answer.statusCode, text }
}

beforeAll(async () => {
  server.listen(0, 'localhost')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('holds few uploads of one visitor, and few of all, but takes small forms beside them', async () => {
  const uploads = Array.from({ length: 30 }, () => withhold('192.0.2.1'))
  await expect.poll(() => held.size).toBe(3)
  expect(await send('192.0.2.1')).toMatchObject({ status: 429, text: expect.stringMatching(/your network/) })
  expect((await send('192.0.2.2')).status).toBe(200)

  for (const upload of uploads.splice(0)) upload.destroy()
  await expect.poll(() => held.size).toBe(0)
  for (let visitor = 1; visitor < 13; visitor++) uploads.push(withhold(`192.0.2.${visitor}`, 11 * mebibyte))
  await expect.poll(() => held.size).toBe(12)
  expect(await send('192.0.2.99')).toMatchObject({ status: 503, text: expect.stringMatching(/Many people/) })
  expect((await send('192.0.2.1', 1000)).status).toBe(200)

  for (const upload of uploads) upload.destroy()
  await expect.poll(() => held.size).toBe(0)
  expect((await send('192.0.2.1')).status).toBe(200)
})

it('takes an upload of another visitor when four send slowly all that is taken at a time', async () => {
  const slow = [1, 2, 3, 4].flatMap((visitor) =>
    Array.from({ length: 3 }, () => withhold(`192.0.2.${60 + visitor}`, 11 * mebibyte)),
  )
  await expect.poll(() => held.size).toBe(12)
  for (let visitor = 70; visitor < 79; visitor++) expect((await send(`192.0.2.${visitor}`)).status).toBe(200)
  await expect.poll(() => held.size).toBe(11)
  for (const upload of slow) upload.destroy()
  await expect.poll(() => held.size).toBe(0)
})

it('takes it also while what the one with most has sent waits for its answer', async () => {
  const large = Buffer.alloc(11 * mebibyte)
  const uploads = [1, 2, 3].map(() => open('192.0.2.80', large.length, '/busy').end(large))
  for (const visitor of ['192.0.2.81', '192.0.2.82', '192.0.2.84'])
    for (let count = 0; count < 3; count++) uploads.push(withhold(visitor, 11 * mebibyte - 1))
  await expect.poll(() => [...held].filter(({ req }) => req.complete).length).toBe(3)
  await expect.poll(() => held.size).toBe(12)
  expect((await send('192.0.2.83')).status).toBe(200)
  for (const upload of uploads) upload.destroy()
  await expect.poll(() => held.size).toBe(0)
})

it('takes it also while three visitors have sent all that they may, and while others do not read their answers', async () => {
  const large = Buffer.alloc(11 * mebibyte)
  const visitors = ['192.0.2.85', '192.0.2.86', '192.0.2.87']
  const post = (path: string) =>
    visitors.flatMap((visitor) => [1, 2, 3].map(() => open(visitor, large.length, path).end(large)))
  const unread = post('/long')
  await Promise.all(unread.map((upload) => once(upload, 'response')))
  const uploads = post('/busy')
  await expect.poll(() => [...held].filter(({ req }) => req.url === '/busy' && req.complete).length).toBe(9)
  expect((await send('192.0.2.88')).status).toBe(200)
  for (const upload of [...unread, ...uploads]) upload.destroy()
  await expect.poll(() => held.size).toBe(0)
})

it('counts the IPv6 networks of one household together', async () => {
  const uploads = Array.from({ length: 12 }, (_, network) => withhold(`2001:db8:1:${network}::1`))
  await expect.poll(() => held.size).toBe(3)
  expect((await send('2001:db8:1:99::1')).status).toBe(429)
  expect((await send('2001:db8:2::1')).status).toBe(200)
  for (const upload of uploads) upload.destroy()
  await expect.poll(() => held.size).toBe(0)
})

it('holds a hundred small forms of one visitor, which leave room for those of others', async () => {
  const forms = Array.from({ length: 150 }, () => withhold('192.0.2.50', 60_000))
  await expect.poll(() => held.size).toBe(100)
  expect(await send('192.0.2.50', 1000)).toMatchObject({
    status: 429,
    text: expect.stringMatching(/Many forms/),
  })
  expect((await send('192.0.2.51', 1000)).status).toBe(200)
  expect((await send('192.0.2.50', 1000, '/api/revalidate')).status).toBe(200)
  expect((await send('192.0.2.50')).status).toBe(200)
  for (const form of forms) form.destroy()
  await expect.poll(() => held.size).toBe(0)
  expect((await send('192.0.2.50', 1000)).status).toBe(200)
})

it('takes what the lake sends while others of its address send the same slowly', async () => {
  const slow = Array.from({ length: 150 }, () => withhold('192.0.2.60', 400_000, '/api/revalidate'))
  await expect.poll(() => held.size).toBe(100)
  expect((await send('192.0.2.60', 1000, '/api/revalidate')).status).toBe(200)
  expect((await send('192.0.2.60', 400_000, '/api/offers')).status).toBe(200)
  for (const each of slow) each.destroy()
  await expect.poll(() => held.size).toBe(0)
})
