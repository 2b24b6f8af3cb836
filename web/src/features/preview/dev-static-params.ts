import { createRequire } from 'node:module'
import { draftModeCookie } from '../../content/draft/cookies'

type Request = { pathname: string; requestHeaders: { cookie?: string } }
type StaticPathsServer = { getStaticPaths: (request: Request) => Promise<unknown> }

/**
 * Reuses the static params of a route in draft mode, in `next dev` only. The dev server starts a process for each request
 * to a route with parameters to list them (vercel/next.js #91319), 0.66 s of processor time per edit in the Studio; in
 * draft mode the list is not used. Delete this file when that issue is fixed.
 */
export function keepStaticParamsInDraftMode(server: StaticPathsServer = nextDevServer()): void {
  const list = server.getStaticPaths
  const lists = new Map<string, Promise<unknown>>()
  server.getStaticPaths = function (this: unknown, request) {
    const known = lists.get(request.pathname)
    if (known && request.requestHeaders.cookie?.includes(draftModeCookie)) return known
    const made = list.call(this, request)
    lists.set(request.pathname, made)
    made.catch(() => lists.delete(request.pathname))
    return made
  }
}

/** The prototype of Next's dev servers. */
export function nextDevServer(): StaticPathsServer {
  const require = createRequire(import.meta.url)
  const { default: DevServer } = require('next/dist/server/dev/next-dev-server') as {
    default: { prototype: StaticPathsServer }
  }
  return DevServer.prototype
}
