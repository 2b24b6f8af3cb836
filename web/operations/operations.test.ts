import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { withOperations } from './operations'

const server = createServer(
  withOperations((request, response) => {
    if (request.url === '/memory') response.setHeader('X-Cache', 'HIT')
    response.writeHead(request.url === '/broken' ? 500 : 200).end(request.headers['x-request-id'])
  }),
)
const address = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`

beforeAll(async () => {
  server.listen(0)
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
})

it('answers /health and /ready itself, and stores neither', async () => {
  for (const path of ['/health', '/ready']) {
    const response = await fetch(address(path))
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

it('gives each request an id, which it takes from a proxy when it looks like one', async () => {
  const [own, other] = await Promise.all([fetch(address('/')), fetch(address('/'))])
  expect(own.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  expect(own.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'))
  expect(await own.text()).toBe(own.headers.get('x-request-id'))
  const given = await fetch(address('/'), { headers: { 'x-request-id': 'proxy-0815-4711' } })
  expect(await given.text()).toBe('proxy-0815-4711')
  const hostile = await fetch(address('/'), { headers: { 'x-request-id': '{"level":"fatal"}' } })
  expect(await hostile.text()).toMatch(/^[\w-]{36}$/)
})

it('refuses bodies that are too large, or of unknown length, before anything reads them', async () => {
  const post = async (body: BodyInit, init: object = {}, path = '/') => {
    const response = await fetch(address(path), { method: 'POST', body, ...init })
    return response.status
  }
  expect(await post('x'.repeat(64 * 1024))).toBe(200)
  expect(await post('x'.repeat(64 * 1024 + 1))).toBe(413)
  const endless = () =>
    new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(9)) })
  for (const path of ['/', '/health', '/ready'])
    expect(await post(endless(), { duplex: 'half' }, path)).toBe(411)
})

it('refuses a method that Next.js cannot answer', async () => {
  const { port } = server.address() as AddressInfo
  const [answer] = (await once(request({ port, method: 'TRACE' }).end(), 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(405)
})

it('refuses an address with another host in it, to which Next.js would redirect', async () => {
  const { port } = server.address() as AddressInfo
  const [answer] = (await once(request({ port, path: 'http://evil.example/x' }).end(), 'response')) as [
    IncomingMessage,
  ]
  expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
})

it('refuses a request of two hosts, of which a cache may take the other one', async () => {
  const { port } = server.address() as AddressInfo
  const statusFor = async (hosts: string[]) => {
    const headers = hosts.flatMap((host) => ['Host', host])
    const [answer] = (await once(request({ port, path: '/about', headers }).end(), 'response')) as [
      IncomingMessage,
    ]
    return answer.statusCode
  }
  expect(await statusFor(['localhost'])).toBe(200)
  expect(await statusFor(['localhost', 'evil.example'])).toBe(400)
})

it('refuses more parts of a path, parameters and cookies than the site has, which would take Next.js seconds', async () => {
  const statusOf = async (path: string, cookie = '') =>
    (await fetch(address(path), { headers: { cookie } })).status
  const withParameters = (count: number) => statusOf(`/about?${'q&'.repeat(count)}`)
  expect([await withParameters(400), await withParameters(600)]).toEqual([200, 414])
  expect([await statusOf('/a'.repeat(400)), await statusOf('/a'.repeat(600))]).toEqual([200, 414])
  const withCookies = (count: number) => statusOf('/about', 'a=b; '.repeat(count))
  expect([await withCookies(400), await withCookies(600)]).toEqual([200, 431])
})

it('keeps the connection of what it refuses, for a proxy sends requests of others on it', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const { port } = server.address() as AddressInfo
  const ports: (number | undefined)[] = []
  for (const [path, status] of [
    [`/about?${'q&'.repeat(600)}`, 414],
    ['/health', 200],
    ['/about', 200],
  ] as const) {
    const [answer] = (await once(request({ port, path, agent }).end(), 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(status)
    ports.push(answer.socket.localPort)
    await once(answer.resume(), 'end')
  }
  expect(new Set(ports).size).toBe(1)
})

it.each([
  // which Next.js searches for bots for half a second
  ['user-agent', 800, 1200],
  // whose entries are compared with each other
  ['accept-encoding', 150, 250],
  // whose parts are looked for in the whole body
  ['content-type', 200, 400],
])('refuses a longer %s than browsers have', async (name, usual, long) => {
  const statusOf = async (length: number) =>
    (await fetch(address('/about'), { headers: { [name]: 'a,'.repeat(length / 2) } })).status
  expect([await statusOf(usual), await statusOf(long)]).toEqual([200, 431])
})

it('shows metrics only with the token, and only when there is one', async () => {
  await fetch(address('/memory'))
  const read = (token: string) =>
    fetch(address('/metrics'), { headers: { authorization: `Bearer ${token}` } })
  expect(await (await read('')).text()).not.toContain('shop_request_seconds')
  vi.stubEnv('METRICS_TOKEN', 'secret')
  expect(await (await read('wrong')).text()).not.toContain('shop_request_seconds')
  const text = await (await read('secret')).text()
  vi.unstubAllEnvs()
  expect(text).toMatch(/shop_request_seconds_count\{source="memory",status="2xx"\} 1\b/)
  expect(text).toMatch(/shop_request_seconds_count\{source="next",status="2xx"\} \d+/)
  expect(text).toMatch(/shop_page_memory\{unit="pages"\} 0/)
})

it('answers what it has accepted when it receives SIGTERM, and accepts nothing more', async () => {
  const script = `
    import { createServer } from 'node:http'
    import { withOperations } from '${import.meta.dirname}/operations.ts'
    import { shutDownOnSignal } from '${import.meta.dirname}/shut-down.ts'
    const server = createServer(withOperations((request, response) => setTimeout(() => response.end('whole'), 500)))
    shutDownOnSignal([server])
    server.listen(0, () => console.log(server.address().port))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = `http://localhost:${line.toString().trim()}/`
  const answer = fetch(url)
  await new Promise((resolve) => setTimeout(resolve, 150))
  child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  expect(await (await answer).text()).toBe('whole')
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(0)
})
