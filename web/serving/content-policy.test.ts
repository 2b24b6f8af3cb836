import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forbidInlineScripts } from './content-policy'

const server = createServer((request, response) => {
  forbidInlineScripts(response)
  response.setHeader(
    'content-security-policy',
    "script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'",
  )
  const type = request.headers.accept
  response.writeHead(200, type === 'none' ? {} : { 'content-type': type }).end()
})
const policyOf = async (type: string) => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://localhost:${port}/`, { headers: { accept: type } })
  return answer.headers.get('content-security-policy')
}

beforeAll(async () => {
  server.listen(0, 'localhost')
  await once(server, 'listening')
})
afterAll(() => void server.close())

it.each(['application/xml', 'application/rss+xml; charset=utf-8', 'image/svg+xml', 'application/json'])(
  'allows no inline script in %s',
  async (type) => expect(await policyOf(type)).toBe("script-src 'self'; style-src 'unsafe-inline'"),
)

it.each(['text/html; charset=utf-8', 'none'])('leaves the policy of a page as it is: %s', async (type) =>
  expect(await policyOf(type)).toContain("script-src 'self' 'unsafe-inline'"),
)
