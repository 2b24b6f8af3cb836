import type { NextRequest } from 'next/server'
import { expire } from '@/content/lake/expire'
import { readPublish } from '@/content/lake/webhook'

/** The webhook for publishes: expires the cache entries that depend on the published documents. */
export async function POST(request: NextRequest): Promise<Response> {
  const publish = await readPublish(request)
  if ('status' in publish) return Response.json({ error: publish.error }, { status: publish.status })
  // The lake sends a publish again until the answer is 200.
  if (!expire(publish.tags))
    return Response.json({ error: 'The disk is full; send it again' }, { status: 507 })
  return Response.json({ revalidated: publish.tags.length })
}
