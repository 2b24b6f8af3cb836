import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { LRUCache } from 'lru-cache'
import { isSite } from '../auth/identity.ts'
import { LakeError, httpError, tooManyWaiting } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { disconnectStalled } from '../http/stalled.ts'
import type { FairQueue } from '../http/fair-queue.ts'
import type { Places } from '../http/places.ts'
import type { Lake } from '../lake.ts'
import { anonymousParameters } from './anonymous.ts'
import type { Decoder } from './decoder.ts'
import type { DiskCache } from './disk-cache.ts'
import { mimeTypes } from './formats.ts'
import type { Originals } from './originals.ts'
import { PictureEnded, type PictureProcesses } from './picture-processes.ts'
import { mimeTypeOf, outputOf, parseTransform } from './transform.ts'

/** Names a visitor of the site, by anything but an address. */
const visitorHeader = 'x-visitor'
const immutable = 'public, max-age=31536000, immutable'
/** Uploaded files, such as SVG and HTML, must not run scripts on the lake's origin. */
const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const imageNamePattern = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{2,5})$/
const fileNamePattern = /^([0-9a-f]{40})\.([a-z0-9]{1,12})$/

/** The uploaded files, the cache of transformed pictures, and the queues of pictures to decode and of uploads: those that arrive, and those that are stored. */
export type Assets = {
  originals: Originals
  cache: DiskCache
  decoder: Decoder<PictureProcesses>
  /** transformed pictures that took too long, by their key in the cache */
  unmade: LRUCache<string, true>
  arrivals: FairQueue
  uploads: FairQueue
  /** files that are sent: what their clients have not read takes memory */
  sent: Places
}

/** The asset document `id` and its file. @throws LakeError 404 when the document or the file does not exist */
async function findAsset(exchange: Exchange, { store }: Lake, originals: Originals, id: string) {
  const path = originals.pathOf(id)
  const document = store.documents.get(id)
  const found = path && document && (await stat(path).catch(() => undefined))
  if (!found) throw httpError(404, 'Asset not found')
  const { originalFilename } = document
  const fileName = typeof originalFilename === 'string' ? originalFilename : exchange.param('name')
  return { path, document, size: found.size, fileName: exchange.param('shown') || fileName }
}

/** `GET /images/<project>/<dataset>/<name>`: the original, or the original transformed by the search parameters. */
export async function serveImage(
  exchange: Exchange,
  lake: Lake,
  { originals, cache, decoder, unmade, sent }: Assets,
): Promise<void> {
  const name = exchange.param('name')
  const [, hash, width, height, extension] = imageNamePattern.exec(name) ?? []
  if (!hash || !width || !height || !extension) throw httpError(404, 'Asset not found')
  const id = `image-${hash}-${width}x${height}-${extension}`
  const { path, size, fileName } = await findAsset(exchange, lake, originals, id)
  const accept = exchange.header('accept') ?? ''
  const { searchParams } = exchange.url
  const allowed = exchange.identity ? searchParams : anonymousParameters(searchParams)
  const transform = parseTransform(allowed, accept, lake.limits.transformSide)
  const headers = headersOf(exchange, fileName)
  if (exchange.search('auto') === 'format') headers.vary = 'Origin, Accept'
  if (!transform || extension === 'svg') {
    // the extension follows from the id, and the upload checked it against the bytes
    headers['content-type'] = mimeTypes[extension] ?? 'application/octet-stream'
    await sendFile(exchange, lake, { path, size, etag: `"${hash}"`, headers, sent })
    return
  }
  const format = transform.format ?? outputOf(extension)
  const key = `${name}?${JSON.stringify({ ...transform, format })}`
  const source = { width: Number(width), height: Number(height), format: extension }
  const job = { path, source, transform: { ...transform, format }, maxPixels: lake.limits.imagePixels }
  const caller = viewerOf(exchange)
  const etag = `"${createHash('sha1').update(key).digest('hex')}"`
  headers['content-type'] = mimeTypeOf(format)
  // From its file a picture is read as its client reads it, and takes no memory before.
  const stored = await cache.stored(id, key)
  if (stored) return sendFile(exchange, lake, { ...stored, etag, headers, sent })
  if (unmade.has(key)) throw notMade()
  const bytes = await cache.get(id, key, caller, async () => {
    try {
      // another caller may have had its turn before
      return await decoder.run(
        caller,
        async (processes) => (await cache.find(id, key)) ?? processes.run('transform', job),
      )
    } catch (error) {
      const hasEnded = error instanceof PictureEnded
      if (error instanceof LakeError && !hasEnded) throw error
      lake.log({ event: 'transform', name, problem: String(error) })
      if (hasEnded) unmade.set(key, true)
      throw notMade()
    }
  })
  headers.etag = etag
  if (exchange.header('if-none-match') === etag) {
    exchange.response.writeHead(304, headers).end()
    return
  }
  exchange.hold(bytes.length)
  exchange.response.writeHead(200, { ...headers, 'content-length': bytes.length })
  exchange.response.end(exchange.request.method === 'HEAD' ? undefined : bytes)
}

/** Who waits for a picture. The site asks for all of its visitors, and says for which. */
function viewerOf(exchange: Exchange): string {
  const visitor = isSite(exchange.identity) ? exchange.header(visitorHeader) : undefined
  return visitor === undefined ? exchange.caller : `${exchange.caller} ${visitor.slice(0, 64)}`
}

const notMade = () => httpError(400, 'The picture cannot be made with these parameters')

/** `GET /files/<project>/<dataset>/<name>`, with ranges. */
export async function serveFile(exchange: Exchange, lake: Lake, { originals, sent }: Assets): Promise<void> {
  const [, hash, extension] = fileNamePattern.exec(exchange.param('name')) ?? []
  const id = `file-${hash}-${extension}`
  const { path, document, size, fileName } = await findAsset(exchange, lake, originals, id)
  const headers = { ...headersOf(exchange, fileName), 'content-type': passiveType(document.mimeType) }
  await sendFile(exchange, lake, { path, size, etag: `"${hash}"`, headers, sent })
}

/** The content type of a file, unless browsers would run it as a page or a script. */
function passiveType(mimeType: unknown): string {
  if (typeof mimeType !== 'string' || !/^[\w.+-]+\/[\w.+-]+(?:;[ \w=."-]*)?$/.test(mimeType))
    return 'application/octet-stream'
  return /html|[/+]xml|xsl|svg|script|multipart/i.test(mimeType) ? 'text/plain; charset=utf-8' : mimeType
}

function headersOf(exchange: Exchange, fileName: string): Record<string, string> {
  const download = exchange.search('dl')
  // an editor can store a name with half a character
  const name = encodeURIComponent((download || fileName).toWellFormed())
  return {
    'cache-control': immutable,
    'content-security-policy': sandboxPolicy,
    'cross-origin-resource-policy': 'cross-origin',
    ...(download === undefined ? {} : { 'content-disposition': `attachment; filename*=UTF-8''${name}` }),
  }
}

type StoredFile = { path: string; size: number; etag: string; headers: Record<string, string>; sent: Places }

async function sendFile(exchange: Exchange, lake: Lake, { path, size, etag, headers, sent }: StoredFile) {
  const all = { ...headers, etag, 'accept-ranges': 'bytes' }
  if (exchange.header('if-none-match') === etag) {
    exchange.response.writeHead(304, all).end()
    return
  }
  const range = rangeOf(exchange.header('range'), size)
  if (range === 'wrong') {
    exchange.response.writeHead(416, { 'content-range': `bytes */${size}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const partial = range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}
  const { request, response } = exchange
  const leave = sent.take(exchange.caller, () => response.destroy())
  if (!leave)
    throw tooManyWaiting('Too many files are being sent to this account or address; read those first')
  try {
    response.writeHead(range ? 206 : 200, { ...all, ...partial, 'content-length': end - start + 1 })
    if (request.method === 'HEAD') return void response.end()
    // The service sets this limit once a response is written whole, which a file is not while its client does not read.
    disconnectStalled(response, lake.limits.stalledMs)
    await pipeline(createReadStream(path, { start, end }), response).catch(() => response.destroy())
  } finally {
    leave()
  }
}

function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'wrong' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end ? 'wrong' : { start, end }
}
