import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { config } from '../src/content/config.ts'
import { createDraftSession } from '../src/content/draft/session.ts'
import { isDraftRequest } from './draft-request.ts'

Object.assign(config, { viewerToken: 'viewer' })

const requestWith = (cookie: string) => ({ headers: { cookie } }) as IncomingMessage

test.each([
  '__prerender_bypass=1',
  '__prerender_bypass =1',
  'a=b;\u00a0__prerender_bypass\t=1; draft-session=2',
])('the cookie of Next.js is removed without a valid session: %j', (cookie) => {
  const request = requestWith(`${cookie}; c=d=e`)
  expect(isDraftRequest(request)).toBe(false)
  expect(request.headers.cookie).not.toContain('__prerender_bypass')
  expect(request.headers.cookie).toContain('c=d=e')
})

test('a valid session keeps its cookies', () => {
  const cookie = `a=b; __prerender_bypass=secret; draft-session=${createDraftSession()}`
  const request = requestWith(cookie)
  expect(isDraftRequest(request)).toBe(true)
  expect(request.headers.cookie).toBe(cookie)
})

test('nobody has a page rendered anew by a header', () => {
  const headers = { 'x-prerender-revalidate': 'secret', 'x-prerender-revalidate-if-generated': '1' }
  const request = { headers } as unknown as IncomingMessage
  expect(isDraftRequest(request)).toBe(false)
  expect(request.headers).toEqual({})
})
