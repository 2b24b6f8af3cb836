type NetworkOptions = {
  /** Address of the embedded lake. */
  lakeUrl: string
  /** Ports of the lake on which event streams are spread; none = all on the lake's own port. */
  streamPorts: string[]
  /** Other origins that may be asked: the Studio's own, the website's. */
  trusted: string[]
}

const STREAM = /\/data\/(listen|live\/events)\//

/**
 * Wraps the browser's `fetch` for a Studio on the embedded lake.
 *
 * - Event streams go to the stream ports in turn: over HTTP/1.1 a browser opens six connections to one host and
 *   port, and one open document holds six streams, so that saving would wait for ever.
 * - A request to any other host is answered here with 503. The Studio asks for newer versions of itself and
 *   whether it may collect feedback, neither can be configured away, and both take 503 for "not now".
 */
export function createFetch(
  fetch: typeof globalThis.fetch,
  options: NetworkOptions,
): typeof globalThis.fetch {
  const lake = new URL(options.lakeUrl)
  const streams = options.streamPorts.map((port) => Object.assign(new URL(lake), { port }).origin)
  const allowed = new Set([lake.origin, ...streams, ...options.trusted.map((url) => new URL(url).origin)])
  let next = 0

  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const url = new URL(address, options.trusted[0])
    if (!/^https?:$/.test(url.protocol)) return fetch(input, init)
    if (!allowed.has(url.origin)) {
      return Promise.resolve(
        new Response(null, { status: 503, statusText: 'Not asked: outside this machine' }),
      )
    }
    if (url.origin === lake.origin && STREAM.test(url.pathname) && options.streamPorts.length > 0) {
      url.port = options.streamPorts[next++ % options.streamPorts.length] ?? url.port
      return input instanceof Request ? fetch(new Request(url, input), init) : fetch(url, init)
    }
    return fetch(input, init)
  }
}
