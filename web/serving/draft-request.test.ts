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
  'c=d=e',
])('no cookie is read without a valid session: %j', (cookie) => {
  const request = requestWith(`${cookie}; a=b`)
  expect(isDraftRequest(request)).toBe(false)
  expect(request.headers).toEqual({})
})

test('a valid session keeps the cookies of draft mode, and none else', () => {
  const many = Array.from({ length: 400 }, (_, n) => `c${n}=d`).join('; ')
  const cookies = `__prerender_bypass=secret; draft-session=${createDraftSession()}; sanity-preview-perspective=drafts`
  const request = requestWith(`${many}; ${cookies}`)
  expect(isDraftRequest(request)).toBe(true)
  expect(request.headers.cookie).toBe(cookies)
})

test('nobody has a page rendered anew by a header', () => {
  const headers = { 'x-prerender-revalidate': 'secret', 'x-prerender-revalidate-if-generated': '1' }
  const request = { headers } as unknown as IncomingMessage
  expect(isDraftRequest(request)).toBe(false)
  expect(request.headers).toEqual({})
})
