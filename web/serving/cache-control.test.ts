import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setCacheControl } from './cache-control'

let answer: (response: ServerResponse) => void
const server = createServer((_, response) => {
  setCacheControl(response)
  answer(response)
})
beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening')
})
afterAll(() => void server.close())

it.each<[string, number, string | undefined, string]>([
  ['a page', 200, 's-maxage=31536000', 'public, max-age=0, must-revalidate'],
  ['a text without a lifetime', 200, undefined, 'public, max-age=0, must-revalidate'],
  ['a picture', 200, 'public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
  ['a private page', 200, 'no-store', 'no-store'],
  ['a redirect without a lifetime', 308, undefined, 'no-store'],
  ['a redirect with one', 307, 'public, max-age=60', 'public, max-age=60'],
  ['what is not there', 404, 's-maxage=31536000', 'no-store'],
])('%s is stored as long as it may be', async (_, status, given, expected) => {
  answer = (response) => {
    if (given) response.setHeader('Cache-Control', given)
    response.writeHead(status).end()
  }
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://localhost:${port}/`, { redirect: 'manual' })
  expect(headers.get('cache-control')).toBe(expected)
})
