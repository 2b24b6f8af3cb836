import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import sirv from 'sirv'
import { config } from './src/content/config.ts'

/*
 * `node server.ts --port 3000 --hostname localhost` serves the built site as `next start` does, but compressed with
 * Brotli, which `next start` does not support: long pages are a fifth smaller than with gzip, and scripts (compressed by
 * build.ts) a seventh. Clients that do not accept Brotli get gzip.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '3000' }, hostname: { type: 'string', default: 'localhost' } },
})
const port = Number(values.port)
const folder = import.meta.dirname
const assetPath = '/_next/static'

const site = next({ dir: folder, hostname: values.hostname, port })
await site.prepare()
const handlePage = site.getRequestHandler()
const serveAsset = sirv(join(folder, config.distDir, 'static'), {
  brotli: true,
  immutable: true,
  maxAge: 31_536_000,
  setHeaders: (response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Vary', 'Accept-Encoding')
  },
})
// From quality 5 on Brotli finds that a page's data repeats its HTML; higher ones take longer than they save.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })

const handleRequest: RequestListener = (request, response) => {
  const url = request.url ?? '/'
  if (!url.startsWith(`${assetPath}/`)) return void handlePage(request, response)
  request.url = url.slice(assetPath.length)
  serveAsset(request, response, () => {
    request.url = url
    void handlePage(request, response)
  })
}

createServer((request, response) => {
  // Appends the caller's address as a proxy does, so that the last entry cannot be forged (content/forms/visitor.ts).
  request.headers['x-forwarded-for'] = [request.headers['x-forwarded-for'], request.socket.remoteAddress]
    .filter(Boolean)
    .join(', ')
  // The types of `compression` are Express's, which extend Node's; it uses nothing beyond Node's.
  compress(request as never, response as never, () => handleRequest(request, response))
}).listen(port, values.hostname)
