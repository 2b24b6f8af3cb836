import { config } from '../config'
import { lakeClient } from '../client'
import { draftToken } from './token'
import { isDraftMode } from './mode'

/** Proxies the lake's live events, drafts included, to a page in draft mode, so that no token reaches the browser. */
export async function liveChanges(request: Request): Promise<Response> {
  if (!(await isDraftMode())) return Response.json({ error: 'Only in draft mode' }, { status: 401 })
  const address = lakeClient.getUrl(`/data/live/events/${config.dataset}?includeDrafts=true`, false)
  const upstream = await fetch(address, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${draftToken()}` },
    signal: request.signal,
    cache: 'no-store',
  }).catch(() => undefined)
  if (!upstream?.ok || !upstream.body) {
    // The browser reconnects after this many milliseconds.
    return new Response('retry: 3000\n\n', { headers: streamHeaders })
  }
  return new Response(upstream.body, { headers: streamHeaders })
}

/** `no-transform`: compression would buffer the events. */
const streamHeaders = { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' }
