import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import sirv from 'sirv'
import { config } from './src/content/config.ts'

/*
 * `node server.ts --port 3000 --hostname localhost`: serves the built site as `next start` does, but in Brotli, which that cannot:
 * a long page is a fifth smaller than in gzip, and scripts, packed by build.ts, a seventh. Whoever does not take Brotli
 * gets gzip.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '3000' }, hostname: { type: 'string', default: 'localhost' } },
})
const port = Number(values.port)
const folder = import.meta.dirname
const assetPath = '/_next/static'

const site = next({ dir: folder, hostname: values.hostname, port })
await site.prepare()
const answerPage = site.getRequestHandler()
const answerAsset = sirv(join(folder, config.distDir, 'static'), {
  brotli: true,
  immutable: true,
  maxAge: 31_536_000,
  setHeaders: (response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Vary', 'Accept-Encoding')
  },
})
// From 5 on Brotli sees that a page's data repeats its HTML; above, it takes longer than it saves.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })

const answer: RequestListener = (request, response) => {
  const address = request.url ?? '/'
  if (!address.startsWith(`${assetPath}/`)) return void answerPage(request, response)
  request.url = address.slice(assetPath.length)
  answerAsset(request, response, () => {
    request.url = address
    void answerPage(request, response)
  })
}

createServer((request, response) => {
  // The types are those of Express, whose request and response extend Node's; no more of them is used.
  compress(request as never, response as never, () => answer(request, response))
}).listen(port, values.hostname)
