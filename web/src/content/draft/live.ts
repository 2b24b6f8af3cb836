import { config } from '../config'
import { lakeClient } from '../client'
import { draftToken } from './fetch-draft'
import { isDraftMode } from './mode'

/**
 * The lake's stream of changes, drafts among them, passed on to a page in draft mode. It runs through the site so that
 * no token reaches a browser.
 */
export async function liveChanges(request: Request): Promise<Response> {
  if (!(await isDraftMode())) return Response.json({ error: 'Only in draft mode' }, { status: 401 })
  const address = lakeClient.getUrl(`/data/live/events/${config.dataset}?includeDrafts=true`, false)
  const upstream = await fetch(address, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${draftToken()}` },
    signal: request.signal,
    cache: 'no-store',
  }).catch(() => undefined)
  if (!upstream?.ok || !upstream.body) {
    // An event stream asks again by itself after the time given here.
    return new Response('retry: 3000\n\n', { headers: streamHeaders })
  }
  return new Response(upstream.body, { headers: streamHeaders })
}

/** `no-transform`: compressed, the events would be held back. */
const streamHeaders = { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' }
