import { encodeSignatureHeader } from '@sanity/webhook'
import { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'

const secret = vi.hoisted(() => {
  process.env.SANITY_REVALIDATE_SECRET = 'a secret of sixteen characters and more'
  return process.env.SANITY_REVALIDATE_SECRET
})
const { readPublish } = await import('./webhook')

const message = (body: string, signature?: string) =>
  new NextRequest('http://localhost/api/revalidate', {
    method: 'POST',
    body,
    headers: {
      'content-length': String(Buffer.byteLength(body)),
      ...(signature && { 'sanity-webhook-signature': signature }),
    },
  })
const signed = async (body: string, by = secret, at = Date.now()) =>
  message(body, await encodeSignatureHeader(body, at, by))

describe('readPublish', () => {
  it('gives the cache tags of a signed publish, each once', async () => {
    const publish = await readPublish(await signed('{"syncTags":["s1:a","s1:b","s1:a"]}'))
    expect(publish).toEqual({ tags: ['sanity:s1:a', 'sanity:s1:b'] })
  })

  it('refuses a missing or a foreign signature', async () => {
    expect(await readPublish(message('{"syncTags":["s1:a"]}'))).toMatchObject({ status: 401 })
    const foreign = await signed('{"syncTags":["s1:a"]}', 'another secret of sixteen characters')
    expect(await readPublish(foreign)).toMatchObject({ status: 401 })
  })

  it('refuses a signature over another body', async () => {
    const signature = await encodeSignatureHeader('{"syncTags":[]}', Date.now(), secret)
    expect(await readPublish(message('{"syncTags":["s1:a"]}', signature))).toMatchObject({ status: 401 })
  })

  it('refuses a signature of more than five minutes ago, or of a time to come', async () => {
    const body = '{"syncTags":["s1:a"]}'
    const at = async (seconds: number) => readPublish(await signed(body, secret, Date.now() + seconds * 1000))
    expect(await at(-290)).toEqual({ tags: ['sanity:s1:a'] })
    expect(await at(-301)).toMatchObject({ status: 401, error: expect.stringMatching(/too old/) })
    expect(await at(301)).toMatchObject({ status: 401 })
  })

  it('refuses a message that is too long, or does not say how long it is, without reading it', async () => {
    for (const length of ['600000', undefined]) {
      const request = await signed('{"syncTags":["s1:a"]}')
      if (length) request.headers.set('content-length', length)
      else request.headers.delete('content-length')
      expect(await readPublish(request)).toMatchObject({ status: 413 })
      expect(request.bodyUsed).toBe(false)
    }
  })

  it.each(['{}', '{"syncTags":"s1:a"}', '{"syncTags":[1]}', '{"syncTags":[""]}'])(
    'refuses %s',
    async (body) => {
      expect(await readPublish(await signed(body))).toMatchObject({ status: 400 })
    },
  )
})
