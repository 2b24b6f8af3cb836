import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import { limitConnections } from './operations/connections.ts'
import { noteCaller } from './operations/note-caller.ts'
import { receiveHandles } from './operations/held-ports.ts'
import { listenOn, listenOnHandles } from './operations/listen.ts'
import { withOperations } from './operations/operations.ts'
import { createHttpServer } from './operations/pipelined.ts'
import { shutDownOnSignal } from './operations/shut-down.ts'
import { reserveBody } from './serving/body-budget.ts'
import { loadBuiltConfig } from './serving/built-config.ts'
import { isCaptured } from './serving/capture-text.ts'
import { setCacheControl } from './serving/cache-control.ts'
import { forbidInlineScripts } from './serving/content-policy.ts'
import { keepConnection } from './serving/idle-clients.ts'
import { serveAssets } from './serving/serve-assets.ts'
import { servePages } from './serving/serve-pages.ts'
import { config } from './src/content/config.ts'
import { restoreExpiredTags } from './src/content/lake/expired-tags.ts'

/*
 * `node server.ts --port 3000 --hostname localhost` serves the built site as `next start` does, with these differences:
 * published pages come from memory (serving/serve-pages.ts); everything is compressed with Brotli, which `next start` does
 * not support; caches between the site and the visitor must revalidate (serving/cache-control.ts); and there are health
 * checks, metrics, a request log and a graceful shutdown (operations/).
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    hostname: { type: 'string', default: 'localhost' },
    held: { type: 'string', default: '0' },
  },
})
const port = Number(values.port)
const folder = import.meta.dirname
const assetPath = '/_next/static'

loadBuiltConfig(join(folder, config.distDir))
// Before `prepare`, because a publish can arrive before Next.js has loaded its caches.
restoreExpiredTags(join(folder, config.distDir))
// Next.js would route what asks for an upgrade on the server of the first request, past all limits; this one never listens.
const site = next({ dir: folder, hostname: values.hostname, port, httpServer: createServer() })
await site.prepare()
const handle = site.getRequestHandler()
const serveAsset = serveAssets(join(folder, config.distDir, 'static'))
// From quality 5 on Brotli finds that a page's data repeats its HTML.
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: (request, response) => !isCaptured(response) && compression.filter(request, response),
})
const handlePage = servePages((request, response) => handle(request, response))

const answer: RequestListener = (request, response) => {
  setCacheControl(response)
  forbidInlineScripts(response)
  const url = request.url ?? '/'
  if (!url.startsWith(`${assetPath}/`)) return answerCompressed(request, response)
  request.url = url.slice(assetPath.length)
  // They are compressed by the build.
  serveAsset(request, response, () => {
    request.url = url
    answerCompressed(request, response)
  })
}

// The types of `compression` are Express's, which extend Node's; it uses nothing beyond Node's.
const answerCompressed: RequestListener = (request, response) =>
  compress(request as never, response as never, () => void handlePage(request, response))

const serve: RequestListener = (request, response) => {
  // Each queue and limit that a request passes listens.
  response.setMaxListeners(20)
  if (!reserveBody(request, response)) return
  answer(request, response)
}
// Longer than the 60 s for which proxies keep idle connections: the proxy must be the one that closes them.
const keepAliveTimeout = 75_000
// Artwork of 10 MB arrives in two minutes over a line of 0.7 Mbit/s.
const timeouts = { keepAliveTimeout, headersTimeout: 20_000, requestTimeout: 120_000 }
const operate = withOperations(serve)
const serveFrom: RequestListener = (request, response) => {
  if (!noteCaller(request)) return
  if (keepConnection(response)) operate(request, response)
}
const createLimited = () => {
  const server = createHttpServer(timeouts, serveFrom)
  return config.trustedProxies === 0 ? limitConnections(server) : server
}
const handles = await receiveHandles(Number(values.held))
const servers =
  handles.length > 0
    ? listenOnHandles(handles, createLimited)
    : listenOn(values.hostname, port, createLimited)
shutDownOnSignal(servers)
// Builds the index of the search before the first visitor waits for it; of a large shop that takes seconds.
servers[0]?.once('listening', () => {
  fetch(`http://localhost:${port}/api/search?max=0`).catch(() => undefined)
})
