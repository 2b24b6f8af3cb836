import type { NextRequest } from 'next/server'
import { parseBody } from 'next-sanity/webhook'
import { z } from 'zod'
import { config } from '../config'
import { cacheTagOf } from './query'

const bodySchema = z.object({ syncTags: z.array(z.string().min(1).max(200)).max(10_000) })

/** The cache tags that a publish expires, or why the request was refused. */
export type Publish = { tags: string[] } | { status: 400 | 401 | 503; error: string }

/** Reads the lake's signed message about a publish. */
export async function readPublish(request: NextRequest): Promise<Publish> {
  if (!config.revalidateSecret) {
    return { status: 503, error: 'SANITY_REVALIDATE_SECRET is not set, so no publish can be believed' }
  }
  const { isValidSignature, body } = await parseBody(request, config.revalidateSecret, false).catch(() => ({
    isValidSignature: null,
    body: null,
  }))
  if (!isValidSignature) return { status: 401, error: 'The signature is missing or wrong' }
  const result = bodySchema.safeParse(body)
  if (!result.success) return { status: 400, error: 'Expected {"syncTags": ["…"]}' }
  return { tags: [...new Set(result.data.syncTags)].map(cacheTagOf) }
}
