import { decodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { NextRequest } from 'next/server'
import { parseBody } from 'next-sanity/webhook'
import { z } from 'zod'
import { config } from '../config'
import { cacheTagOf } from './cache-tags'

/** Bytes of a message; ten thousand tags fit in. */
const maxBytes = 512 * 1024

/**
 * Milliseconds for which a signature is good, so that a message that somebody took down cannot be sent again later.
 * The embedded lake and a Function sign each attempt anew; Sanity's own webhooks try again for one minute only.
 */
const maxAge = 5 * 60_000

const bodySchema = z.object({ syncTags: z.array(z.string().min(1).max(200)).max(10_000) })

/** The cache tags that a publish expires, or why the request was refused. */
export type Publish = { tags: string[] } | { status: 400 | 401 | 413 | 503; error: string }

/** Reads the lake's signed message about a publish. */
export async function readPublish(request: NextRequest): Promise<Publish> {
  if (!config.revalidateSecret) {
    return { status: 503, error: 'SANITY_REVALIDATE_SECRET is not set, so no publish can be believed' }
  }
  if (!request.headers.has(SIGNATURE_HEADER_NAME)) return { status: 401, error: 'The signature is missing' }
  // A message without a length could be endless; the lake and Sanity's webhooks state it.
  if (!(Number(request.headers.get('content-length') ?? Infinity) <= maxBytes)) {
    return { status: 413, error: `Expected a content-length of at most ${maxBytes} bytes` }
  }
  const { isValidSignature, body } = await parseBody(request, config.revalidateSecret, false).catch(() => ({
    isValidSignature: null,
    body: null,
  }))
  if (!isValidSignature) return { status: 401, error: 'The signature is wrong' }
  const { timestamp } = decodeSignatureHeader(request.headers.get(SIGNATURE_HEADER_NAME) ?? '')
  // A clock that is ahead of this one by more than that is as wrong as an old signature.
  if (Math.abs(Date.now() - timestamp) > maxAge) {
    return { status: 401, error: 'The signature is too old, or the clocks differ by more than five minutes' }
  }
  const result = bodySchema.safeParse(body)
  if (!result.success) return { status: 400, error: 'Expected {"syncTags": ["…"]}' }
  return { tags: [...new Set(result.data.syncTags)].map(cacheTagOf) }
}
