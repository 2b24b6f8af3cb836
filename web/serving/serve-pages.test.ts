import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { config } from '../src/content/config'
import { createDraftSession } from '../src/content/draft/session'
import { endVersionAt, startNextVersion } from '../src/content/lake/published-version'
import { setCacheControl } from './cache-control'
import { pageMemory } from './page-memory'
import { servePages } from './serve-pages'

config.viewerToken = 'the token that reads drafts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

let renders = 0
let text = 'first'
let headersOfPage: Record<string, string> = {}
let onRender: (visitor: IncomingMessage) => void = () => {}
const site: RequestListener = (visitor, response) => {
  renders++
  onRender(visitor)
  response.setHeaders(
    new Map(Object.entries({ 'content-type': 'text/html; charset=utf-8', ...headersOfPage })),
  )
  response.write(`<p>${text}</p>`)
  response.flushHeaders()
  response.end(`<script>render(${renders})</script>`)
}
/** As Next.js does, it ends when the response was sent. */
const handle = servePages((request, response) => {
  const sent = once(response, 'finish')
  site(request, response)
  return sent.then(() => undefined)
})
const server = createServer((request, response) => {
  setCacheControl(response)
  void handle(request, response)
})

beforeEach(async () => {
  startNextVersion()
  renders = 0
  text = 'first'
  headersOfPage = {
    'x-nextjs-cache': 'HIT',
    'cache-control': 's-maxage=31536000',
    'content-security-policy': "script-src 'self' 'unsafe-inline'",
  }
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return () => new Promise((resolve) => server.close(resolve))
})
afterEach(() => vi.useRealTimers())

function get(headers: Record<string, string> = {}, method = 'GET', path = '/'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Requests a page until memory answers. */
async function getFromMemory(path = '/'): Promise<Answer> {
  const again = () => get({}, 'GET', path)
  await again()
  await vi.waitFor(async () => {
    const before = renders
    await again()
    expect(renders).toBe(before)
  })
  return again()
}

it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
  const refused = await get({}, method)
  expect([refused.status, refused.headers.allow, renders]).toEqual([405, 'GET, HEAD, POST', 0])
})

it('serves a published page from memory in the encoding that the client prefers', async () => {
  const identity = await getFromMemory()
  const expected = identity.body.toString()
  expect(expected).toMatch(/^<p>first<\/p><script>render\(\d+\)<\/script>$/)
  const before = renders
  const br = await get({ 'accept-encoding': 'gzip, deflate, br' })
  expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', expected])
  const gzip = await get({ 'accept-encoding': 'br;q=0.2, gzip' })
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', expected])
  expect(br.headers.vary).toContain('Accept-Encoding')
  const head = await get({ 'accept-encoding': 'br' }, 'HEAD')
  expect([head.body.length, head.headers['content-length']]).toEqual([0, String(br.body.length)])
  const known = await get({ 'accept-encoding': 'br', 'if-none-match': `"other", ${String(br.headers.etag)}` })
  expect([known.status, known.body.length]).toEqual([304, 0])
  expect(renders).toBe(before)
})

it('serves a text that Next.js keeps from memory, as it is', async () => {
  headersOfPage['content-type'] = 'text/plain; charset=utf-8'
  const { body } = await getFromMemory('/llms.txt')
  expect(body.toString()).toMatch(/^<p>first<\/p><script>render\(\d+\)<\/script>$/)
  const br = await get({ 'accept-encoding': 'br' }, 'GET', '/llms.txt')
  expect([br.headers['content-type'], brotliDecompressSync(br.body)]).toEqual([
    'text/plain; charset=utf-8',
    body,
  ])
})

it('sends data that no page is, and texts that are not kept, as they are written', async () => {
  headersOfPage['content-type'] = 'text/x-component'
  expect((await get()).headers.etag).toBeUndefined()
  headersOfPage = { 'content-type': 'application/json' }
  expect((await get()).headers.etag).toBeUndefined()
})

it('makes shared caches revalidate, and lists the scripts of the page in its policy', async () => {
  const first = await get()
  const remembered = await getFromMemory()
  for (const { headers } of [first, remembered]) {
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[^' ]+'$/)
  }
})

it('serves nothing older than a publish, not even what was rendered while it happened', async () => {
  await getFromMemory()
  text = 'second'
  startNextVersion()
  expect((await get()).body.toString()).toContain('second')

  onRender = startNextVersion
  await get({}, 'GET', '/during')
  onRender = () => {}
  await new Promise((resolve) => setTimeout(resolve, 100))
  const before = renders
  await get({}, 'GET', '/during')
  expect(renders).toBe(before + 1)
})

it('renders a page that waited for its turn after its renderings that began before a publish', async () => {
  const ends: (() => void)[] = []
  const slow = servePages((_, response) => new Promise((resolve) => ends.push(() => response.end(resolve))))
  let arrived = 0
  const slowServer = createServer((request, response) => {
    arrived++
    void slow(request, response)
  }).listen(0, 'localhost')
  await once(slowServer, 'listening')
  const { port } = slowServer.address() as AddressInfo
  const pages = Array.from({ length: 4 }, (_, n) => fetch(`http://localhost:${port}/page?_n=${n}`))
  await vi.waitFor(() => expect([arrived, ends.length]).toEqual([4, 3]))
  startNextVersion()
  ends[0]?.()
  await pages[0]
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(ends).toHaveLength(3)
  for (const end of ends.slice(1)) end()
  await vi.waitFor(() => expect(ends).toHaveLength(4))
  ends[3]?.()
  await Promise.all(pages)
  slowServer.close()
})

/** A site that answers requests, which come from visitors of their own, once `end` is called. */
async function slowSite(headers: Record<string, string>) {
  const ends: (() => void)[] = []
  const slow = servePages((visitor, response) => {
    const number = ends.length
    return new Promise((resolve) => {
      ends.push(() => {
        if (visitor.headers['if-none-match']) response.statusCode = 304
        response.setHeaders(new Map(Object.entries({ ...headersOfPage, ...headers })))
        response.end(`<p>${text}</p><script>rendering(${number})</script>`, () => resolve())
      })
    })
  })
  const slowServer = createServer((visitor, response) => void slow(visitor, response)).listen(0, 'localhost')
  await once(slowServer, 'listening')
  onTestFinished(() => void slowServer.close())
  const { port } = slowServer.address() as AddressInfo
  const ask = async (tag?: string) => {
    const response = await fetch(`http://localhost:${port}/shared`, {
      headers: { connection: 'close', ...(tag && { 'if-none-match': tag }) },
    })
    return [
      response.headers.get('content-security-policy'),
      await response.text(),
      response.headers.get('x-cache'),
    ]
  }
  return { ends, ask }
}

it('renders a page once for all who ask for it at the same time, and again after a publish', async () => {
  const { ends, ask } = await slowSite({ 'content-type': 'text/html' })
  const first = [ask(), ask(), ask()]
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(ends).toHaveLength(1)
  ends[0]?.()
  const [answer, ...others] = await Promise.all(first)
  expect(answer?.[0]).toContain("'sha256-")
  expect(answer?.[1]).toContain('rendering(0)')
  const [policy, html] = answer ?? []
  expect(others).toEqual([
    [policy, html, 'HIT'],
    [policy, html, 'HIT'],
  ])
  // one whose turn comes a moment later
  expect(await ask()).toEqual([policy, html, 'HIT'])

  startNextVersion()
  const older = ask()
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  text = 'newer'
  startNextVersion()
  const newer = ask()
  await new Promise((resolve) => setTimeout(resolve, 50))
  ends[1]?.()
  await older
  await vi.waitFor(() => expect(ends).toHaveLength(3))
  ends[2]?.()
  expect((await newer)[1]).toContain('rendering(2)')
})

it('gives a page to others for a moment after it was sent, also when it is not on its way to memory', async () => {
  const { ends, ask } = await slowSite({ 'content-type': 'text/html', 'x-nextjs-cache': 'MISS' })
  const first = ask()
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  ends[0]?.()
  const [policy, html, cache] = await first
  expect(cache).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await ask()).toEqual([policy, html, 'HIT'])
  expect(ends).toHaveLength(1)
})

it('shares what it renders for a visitor who has the page already', async () => {
  const { ends, ask } = await slowSite({ 'content-type': 'text/html', 'x-nextjs-cache': 'MISS' })
  const [known, other] = [ask('*'), ask()]
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  ends[0]?.()
  expect((await known)[1]).toBe('')
  expect((await other)[1]).toContain('rendering(0)')
})

it.each([
  ['is personal', { 'x-nextjs-cache': '' }],
  ['sets a cookie', { 'set-cookie': 'name=value' }],
  ['is kept for a few seconds', { 'cache-control': 's-maxage=60' }],
  ['is outdated', { 'x-nextjs-cache': 'STALE' }],
])('renders a page that %s for each who asks for it', async (_, given) => {
  const headers = Object.entries({ 'content-type': 'text/html', ...headersOfPage, ...given })
  headersOfPage = Object.fromEntries(headers.filter(([, value]) => value !== ''))
  const { ends, ask } = await slowSite({})
  const answers = [ask(), ask(), ask()]
  const all = Promise.all(answers)
  for (let done = 0; done < 3; done++) {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(done))
    ends[done]?.()
  }
  expect(new Set((await all).map(([, body]) => body)).size).toBe(3)
})

it('drops its pages at the moment at which one of them becomes outdated', async () => {
  await getFromMemory()
  endVersionAt(Date.now() + 60_000)
  const before = renders
  await get()
  expect(renders).toBe(before)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await get()
  vi.restoreAllMocks()
  expect(renders).toBe(before + 1)
})

it.each([
  ['was rendered for this request', { 'x-nextjs-cache': 'MISS' }],
  ['is outdated in the cache of Next.js', { 'x-nextjs-cache': 'STALE' }],
  ['is kept for a few seconds', { 'cache-control': 's-maxage=5, stale-while-revalidate=60' }],
  ['is personal', { 'cache-control': 'private, no-store' }],
  ['sets a cookie', { 'set-cookie': 'a=b' }],
])('does not keep a page that %s', async (_, headers) => {
  headersOfPage = { ...headersOfPage, ...headers }
  await get()
  // longer than an answer is shared
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await get()
  expect(renders).toBe(2)
})

it.each([
  ['draft mode', { cookie: `a=b; __prerender_bypass=secret; draft-session=${createDraftSession()}` }],
  ['the router', { rsc: '1' }],
])('passes requests of %s', async (_, headers) => {
  await getFromMemory()
  const before = renders
  const { body, headers: answered } = await get(headers)
  expect(renders).toBe(before + 1)
  expect(body.toString()).toContain('first')
  expect(answered['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[^' ]+'$/)
})

it('does not take a forged cookie for draft mode, nor give it to the site', async () => {
  const { body } = await getFromMemory()
  const forged = { cookie: 'a=b; __prerender_bypass=1; draft-session=2; c=d' }
  expect((await get(forged)).body).toEqual(body)
  let cookie: string | undefined
  onRender = (visitor) => (cookie = visitor.headers.cookie)
  const { headers } = await get(forged, 'GET', '/not-in-memory')
  onRender = () => {}
  expect(cookie).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
})

it('has no draft mode without a token to read drafts with', async () => {
  const { viewerToken, apiToken } = config
  const cookie = `__prerender_bypass=1; draft-session=${createDraftSession()}`
  Object.assign(config, { viewerToken: undefined, apiToken: undefined })
  expect((await get({ cookie }, 'GET', '/without-token')).headers['content-security-policy']).toContain(
    'sha256',
  )
  Object.assign(config, { viewerToken, apiToken })
})

it('answers HEAD as GET, without the body', async () => {
  const [, length] = [
    await get({}, 'GET', '/head'),
    (await get({}, 'GET', '/head')).headers['content-length'],
  ]
  startNextVersion()
  const head = await get({}, 'HEAD', '/head')
  expect(head.headers['content-security-policy']).toMatch(/'sha256-/)
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, length])
})

it('passes what is sent to the site', async () => {
  await getFromMemory()
  const before = renders
  await get({}, 'POST')
  expect(renders).toBe(before + 1)
})

it('does not wait for a visitor who left', async () => {
  onRender = (visitor) => visitor.socket.destroy()
  await expect(get({}, 'GET', '/left')).rejects.toThrow('socket hang up')
  onRender = () => {}
  startNextVersion()
  expect((await get()).status).toBe(200)
})

it('does not wait for a visitor who reads nothing', async () => {
  headersOfPage = { ...headersOfPage, 'content-type': 'application/json' }
  text = 'x'.repeat(20_000_000)
  const { port } = server.address() as AddressInfo
  const stuck = connect(port, 'localhost').pause()
  stuck.on('error', () => {})
  stuck.write('GET /stuck HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await vi.waitFor(() => expect(renders).toBe(1))
  onRender = () => {}
  text = 'first'
  startNextVersion()
  const started = performance.now()
  expect((await get()).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(3000)
  stuck.destroy()
})

it('keeps no page for made-up spellings and categories, which could evict all others', async () => {
  const categories = ['/blog-details-v1/3?category=x1', '/product-category?category=a%20b']
  const spellings = ['/a/../about', '/a/%2e%2e/about', '/%61bout', '/about#a', '/./about', '//about']
  for (const path of categories.concat(spellings)) {
    await get({}, 'GET', path)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await get({}, 'GET', path)).headers['x-cache']).toBeUndefined()
  }
  for (const path of ['/', '/about', '/blog-details-v1/3', '/product-category?category=kraft-bags']) {
    await get({}, 'GET', path)
    await vi.waitFor(async () => expect((await get({}, 'GET', path)).headers['x-cache']).toBe('HIT'))
  }
})

it('serves a page with made-up parameters from its one place in memory, whichever was requested first', async () => {
  const addresses = [
    ['/compliance?x=1', '/compliance?x=2&y', '/compliance?_rsc=1', '/compliance'],
    ['/product-details?a=1&category=kraft', '/product-details?category=kraft&b=2'],
  ]
  for (const [first = '', ...others] of addresses) {
    await get({}, 'GET', first)
    await vi.waitFor(async () => expect((await get({}, 'GET', first)).headers['x-cache']).toBe('HIT'))
    const [before, size] = [renders, pageMemory.size]
    for (const path of others) expect((await get({}, 'GET', path)).headers['x-cache']).toBe('HIT')
    expect([renders, pageMemory.size]).toEqual([before, size])
  }
})

it('renders a page that uses its parameters, for each of them', async () => {
  headersOfPage = { ...headersOfPage, 'x-nextjs-cache': 'MISS', 'cache-control': 'private, no-store' }
  for (const path of ['/search?q=tape', '/search?q=tape', '/search?q=bags']) await get({}, 'GET', path)
  expect(renders).toBe(3)
})

it.each([
  ['"$W1"', 400],
  ['"$K1"', 200],
])('refuses a form of which React could make more than its texts: %s', async (argument, status) => {
  const { port } = server.address() as AddressInfo
  const form = new FormData()
  form.append('0', `[${argument}]`)
  const answer = await fetch(`http://localhost:${port}/contact`, { method: 'POST', body: form })
  expect(answer.status).toBe(status)
})

it('answers a form while the bodies of others are still on their way', async () => {
  const { port } = server.address() as AddressInfo
  const slow = Array.from({ length: 8 }, () => connect(port, 'localhost'))
  for (const client of slow) {
    client.on('error', () => {})
    client.write('POST /quote HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf')
  }
  await new Promise((settled) => setTimeout(settled, 50))
  expect((await get({}, 'POST', '/contact')).status).toBe(200)
  expect(renders).toBe(1)
  for (const client of slow) client.destroy()
})
