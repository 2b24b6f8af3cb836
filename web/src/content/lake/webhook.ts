import { decodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { NextRequest } from 'next/server'
import { parseBody } from 'next-sanity/webhook'
import { z } from 'zod'
import { config } from '../config'
import { cacheTagOf } from './cache-tags'
import { maxSignatureAge } from './signature-age'

/** Bytes of a request body; enough for ten thousand tags. */
const maxBytes = 512 * 1024

const bodySchema = z.object({ syncTags: z.array(z.string().min(1).max(200)).max(10_000) })

/** Why a request was refused. */
type Refusal = { status: 400 | 401 | 413 | 503; error: string }

/** The cache tags that a publish expires, or why the request was refused. */
export type Publish = { tags: string[] } | Refusal

/** Verifies and parses the lake's signed request about a publish. */
export async function readPublish(request: NextRequest): Promise<Publish> {
  const signed = await readSigned(request)
  if ('status' in signed) return signed
  const result = bodySchema.safeParse(signed.body)
  if (!result.success) return { status: 400, error: 'Expected {"syncTags": ["…"]}' }
  return { tags: [...new Set(result.data.syncTags)].map(cacheTagOf) }
}

/** The body of a request that the lake has signed, or why it was refused. */
export async function readSigned(request: NextRequest): Promise<{ body: unknown } | Refusal> {
  if (!config.revalidateSecret) {
    return { status: 503, error: 'SANITY_REVALIDATE_SECRET is not set, so publishes cannot be verified' }
  }
  if (!request.headers.has(SIGNATURE_HEADER_NAME)) return { status: 401, error: 'The signature is missing' }
  // Without a content length a body could be endless; the lake and Sanity's webhooks send one.
  if (!(Number(request.headers.get('content-length') ?? Infinity) <= maxBytes)) {
    return { status: 413, error: `Expected a content-length of at most ${maxBytes} bytes` }
  }
  const { isValidSignature, body } = await parseBody(request, config.revalidateSecret, false).catch(() => ({
    isValidSignature: null,
    body: null,
  }))
  if (!isValidSignature) return { status: 401, error: 'The signature is invalid' }
  const { timestamp } = decodeSignatureHeader(request.headers.get(SIGNATURE_HEADER_NAME) ?? '')
  if (Math.abs(Date.now() - timestamp) > maxSignatureAge) {
    return { status: 401, error: 'The signature is too old, or the clocks differ by more than five minutes' }
  }
  return { body }
}
