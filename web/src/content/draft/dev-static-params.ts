import { createRequire } from 'node:module'
import { draftModeCookie } from './cookies'

type Request = { pathname: string; requestHeaders: { cookie?: string } }
type Lister = { getStaticPaths: (request: Request) => Promise<unknown> }

/**
 * Next's dev server starts a process for each request to a route with parameters, which loads the whole page to list
 * its static params (vercel/next.js #91319): while an editor types, that takes two thirds of a second of a processor
 * per edit. In draft mode the list decides nothing, so there the last one of the route serves. For `next dev` only.
 */
export function keepStaticParamsInDraftMode(server: Lister = nextDevServer()): void {
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

/** What Next's dev servers inherit their methods from. */
export function nextDevServer(): Lister {
  const require = createRequire(import.meta.url)
  const { default: DevServer } = require('next/dist/server/dev/next-dev-server') as {
    default: { prototype: Lister }
  }
  return DevServer.prototype
}
