import { SANITY_VERSION } from 'sanity'
import { fetchOnFreePort } from './stream-slots.ts'

type NetworkOptions = {
  /** Address of the embedded lake. */
  lakeUrl: string
  /** Ports of the lake on which event streams are spread; none = all on the lake's own port. */
  streamPorts: string[]
  /** Other allowed origins: the Studio's own first, then the website's. */
  trusted: string[]
}

const VERSION_CHECK = /^https:\/\/sanity-cdn\.com\/v1\/modules\//
const REGISTRATIONS = /\/projects\/[^/]+\/user-applications$/
const CREATE_MANIFEST = /\/static\/create-manifest\.json$/
const STREAM = /\/data\/(listen|live\/events)\//

/**
 * Wraps the browser's `fetch` for a Studio on the embedded lake.
 *
 * - Event streams go to the stream ports: over HTTP/1.1 a browser opens six connections to one host and port, and
 *   one open form holds nine streams, so that saving would never start.
 * - The Studio's question whether there is a newer version of itself is answered here: there is none. Nothing
 *   in its configuration turns the question off.
 * - Its request for the place of its registration is answered with this address. Otherwise it would urge editors to
 *   register it at sanity.io. A registered Studio requests a manifest, which only Sanity Create needs: it gets 404.
 * - A request to any other host is answered here with 503, so that the Studio tries again later.
 */
export function createFetch(
  fetch: typeof globalThis.fetch,
  options: NetworkOptions,
): typeof globalThis.fetch {
  const lake = new URL(options.lakeUrl)
  const streams = options.streamPorts.map((port) => Object.assign(new URL(lake), { port }).origin)
  const allowed = new Set([lake.origin, ...streams, ...options.trusted.map((url) => new URL(url).origin)])

  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const url = new URL(address, options.trusted[0])
    if (!/^https?:$/.test(url.protocol)) return fetch(input, init)
    if (VERSION_CHECK.test(url.href)) {
      return Promise.resolve(Response.json({ latest: SANITY_VERSION, packageVersion: SANITY_VERSION }))
    }
    if (url.origin === lake.origin && REGISTRATIONS.test(url.pathname)) {
      return Promise.resolve(Response.json([registration(options)]))
    }
    if (CREATE_MANIFEST.test(url.pathname)) return Promise.resolve(new Response(null, { status: 404 }))
    if (!allowed.has(url.origin)) {
      return Promise.resolve(
        new Response(null, { status: 503, statusText: 'Not asked: outside this machine' }),
      )
    }
    if (url.origin === lake.origin && STREAM.test(url.pathname) && options.streamPorts.length > 0) {
      return fetchOnFreePort(options.streamPorts, (port) => {
        url.port = port
        return input instanceof Request ? fetch(new Request(url, input), init) : fetch(url, init)
      })
    }
    return fetch(input, init)
  }
}

const registration = ({ trusted: [studio] }: NetworkOptions) => ({
  id: 'embedded',
  type: 'studio',
  urlType: 'external',
  appHost: studio,
})
