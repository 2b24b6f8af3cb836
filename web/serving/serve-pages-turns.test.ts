import { performance as nodePerformance } from 'node:perf_hooks'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { expect, it, onTestFinished, vi } from 'vitest'
import { config } from '../src/content/config'
import { createDraftSession } from '../src/content/draft/session'
import { startNextVersion } from '../src/content/lake/published-version'
import { servePages } from './serve-pages'

config.viewerToken = 'the token that reads drafts'

// A visitor's requests come one at a time while the event loop is busy, as it is on a machine that runs other tests.
vi.spyOn(nodePerformance, 'eventLoopUtilization').mockReturnValue({ idle: 1, active: 0, utilization: 0 })

it.each([
  ['GET', '/about?_a', 3],
  ['GET', '/api/search?q=bags', 1],
  ['GET', '/cdn/../search?q=bags', 1],
  ['GET', '/cdn/%2e%2e/search?q=bags', 1],
  ['GET', '/cdn/.', 3],
  ['GET', '/cdn%2fphoto', 3],
  ['GET', '/%63dn/photo', 3],
  ['GET', '/cdn%2F..%2fsearch', 3],
  ['POST', '/contact', 3],
  ['POST', '/cdn/320/f3Qz/photo.webp', 3],
  ['GET', '/cdn/320/f3Qz/0,0,12,9/photo-1200x900.webp', 20],
  ['GET', '/about/../cdn/./320/f3Qz/%70hoto-1200x900.webp', 20],
])('answers %s %s to one visitor a few times in parallel', async (method, url, parallel) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = vi.fn<() => Promise<void>>(() => promise)
  const serve = servePages(answer)
  const visitor = { method, url, headers: { 'x-forwarded-for': '192.0.2.9' } }
  const asked = Array.from({ length: 24 }, () => visitor as unknown as IncomingMessage)
  const all = asked.map((each) => serve(each, new ServerResponse(each)))
  await vi.waitFor(() => expect(answer.mock.calls.length).toBeGreaterThanOrEqual(parallel))
  await new Promise((settled) => setTimeout(settled, 50))
  expect(answer).toHaveBeenCalledTimes(parallel)
  resolve()
  await Promise.all(all)
})

it('does not let pages wait for pictures after a publish, in whichever spelling', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const serve = servePages(({ url }) => (url === '/about' ? Promise.resolve() : promise))
  const answer = (url: string) => {
    const asked = { method: 'GET', url, headers: {} } as unknown as IncomingMessage
    return serve(asked, new ServerResponse(asked))
  }
  const pictures = ['/cdn/320/f3Qz/a.webp', '/cdn/./320/f3Qz/a.webp', '/cdn/320/f3Qz/%61.webp'].map(answer)
  await new Promise((settled) => setTimeout(settled, 10))
  startNextVersion()
  const slow = new Promise((settled) => setTimeout(settled, 1000, 'waited'))
  expect(await Promise.race([answer('/about'), slow])).toBeUndefined()
  resolve()
  await Promise.all(pictures)
})

it('answers one large form of a visitor at a time, with time between them, and ordinary ones beside it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = vi.fn<(request: IncomingMessage) => Promise<void>>(() => promise)
  const serve = servePages(answer)
  const send = (visitor: string, length: number, url = '/quote') => {
    const sent = Object.assign(new IncomingMessage(new Socket()), {
      method: 'POST',
      url,
      headers: { 'x-forwarded-for': visitor, 'content-length': String(length) },
    })
    sent.push(Buffer.alloc(length))
    sent.push(null)
    return serve(sent, new ServerResponse(sent))
  }
  const large = ['/quote', '/api/order-states', '/api/revalidate-not', '/api/revalidate'].map((url) =>
    send('192.0.2.9', 100_000, url),
  )
  const others = [send('192.0.2.9', 1000), send('192.0.2.10', 100_000)]
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(3), 5000)
  await new Promise((settled) => setTimeout(settled, 50))
  const lengths = answer.mock.calls.map(([{ headers }]) => Number(headers['content-length']))
  expect(lengths.toSorted((a, b) => a - b)).toEqual([1000, 100_000, 100_000])
  resolve()
  const began = performance.now()
  await Promise.all([...large, ...others])
  expect(answer).toHaveBeenCalledTimes(6)
  // Others have time between them.
  expect(performance.now() - began).toBeGreaterThan(1400)
})

it('answers a signed publish at once, while forms from the same address wait', async () => {
  config.revalidateSecret = 'the secret of publishes'
  onTestFinished(() => void (config.revalidateSecret = undefined))
  const { promise, resolve } = Promise.withResolvers<void>()
  const answered: string[] = []
  const serve = servePages(({ headers }) => {
    answered.push(String(headers['x-name']))
    return promise
  })
  const send = async (name: string, secret: string, url = '/api/revalidate') => {
    const body = JSON.stringify({ syncTags: [name] })
    const signature = await encodeSignatureHeader(body, Date.now(), secret)
    const sent = Object.assign(new IncomingMessage(new Socket()), {
      method: 'POST',
      url,
      headers: {
        'x-name': name,
        'x-forwarded-for': '127.0.0.1',
        'content-type': 'application/json',
        'content-length': String(body.length),
        [SIGNATURE_HEADER_NAME]: signature,
      },
    })
    sent.push(body)
    sent.push(null)
    return serve(sent, new ServerResponse(sent))
  }
  const forms = Array.from({ length: 20 }, () => send('form', 'none', '/contact'))
  await vi.waitFor(() => expect(answered.length).toBe(3))
  await Promise.all(Array.from({ length: 20 }, () => send('another program', 'a guess')))
  const publish = send('lake', 'the secret of publishes')
  await vi.waitFor(() => expect(answered).toContain('lake'))
  expect(answered).toEqual(['form', 'form', 'form', 'lake'])
  resolve()
  await Promise.all([...forms, publish])
})

it.each([
  ['in draft mode', { cookie: `__prerender_bypass=secret; draft-session=${createDraftSession()}` }],
  ['to all others', {}],
])(
  'shows Next.js %s no function with `use cache`, and no argument of an action that is more than texts',
  async (_, mode) => {
    const bodies: string[] = []
    const serve = servePages(async (request) => {
      for await (const chunk of request) bodies.push(String(chunk))
    })
    const send = async (body: string, action = '40ab') => {
      const headers = { ...mode, 'next-action': action, 'content-length': String(body.length) }
      const sent = Object.assign(new IncomingMessage(new Socket()), {
        method: 'POST',
        url: '/about',
        headers,
      })
      sent.push(body)
      sent.push(null)
      const response = new ServerResponse(sent)
      await serve(sent, response)
      return response.statusCode
    }
    expect(await send('["$Q1","$W1"]')).toBe(400)
    expect(await send('["*[0..2]._id",{}]', 'e0ab')).toBe(400)
    expect(await send('["a text"]')).toBe(200)
    expect(bodies).toEqual(['["a text"]'])
  },
)
