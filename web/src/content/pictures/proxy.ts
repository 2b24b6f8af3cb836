import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { config } from '../config'
import { FairQueue, QueueFullError } from '../fair-queue'
import { FileCache } from './file-cache'
import { quality } from './picture'
import type { PictureRequest } from './request'

/** Bytes and type of a picture; `isSubstitute` when it is another variant than the requested one. */
export type PictureFile = { body: Uint8Array<ArrayBuffer>; contentType: string; isSubstitute?: boolean }

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
}
const accepts = { avif: 'image/avif,image/webp,*/*', webp: 'image/webp,*/*', other: 'image/png,image/jpeg' }
const fetchTimeout = 15_000

const cache = new FileCache(join(/* turbopackIgnore: true */ config.storeDir, 'pictures'), {
  maxBytes: 512 * 1024 * 1024,
  maxFiles: 20_000,
})
/** A page shows at most about 60 pictures. In the lake each visitor's wait in a queue of their own, so that those of many may wait there. */
const queue = new FairQueue({ concurrency: 100, concurrencyPerCaller: 2, maxJobs: 400, maxJobsPerCaller: 80 })
const fetching = new Map<string, Promise<PictureFile>>()

/** Thrown when the lake does not have the picture. */
export class PictureNotFoundError extends Error {}

/**
 * A picture of the embedded lake: from the disk cache, else from the lake, else (while the lake is down or busy) the
 * cached variant of the same picture that comes closest.
 * @param visitor whose other requests wait in line with this one, such as the visitor's address
 * @returns undefined when neither the lake nor the cache can serve it now
 * @throws PictureNotFoundError when the lake has no such picture
 */
export async function readPicture(
  request: PictureRequest,
  visitor: string,
): Promise<PictureFile | undefined> {
  const cached = await readExact(request)
  if (cached) {
    forgetLaterIfGone(request.file)
    return cached
  }
  try {
    return await fetchInTurn(request, visitor)
  } catch (error) {
    if (error instanceof PictureNotFoundError) throw error
    if (!(error instanceof QueueFullError)) console.warn(`A picture could not be fetched: ${String(error)}`)
    const closest = closestOf(await cache.namesIn(request.file), request)
    const substitute = closest === undefined ? undefined : await readCached(closest)
    return substitute && { ...substitute, isSubstitute: true }
  }
}

/** Files that the lake had a while ago, or that are being looked for. */
const known = new LRUCache<string, true>({ max: 20_000, ttl: 10 * 60_000 })
const checks = pLimit(2)

/** Asks the lake from time to time whether it still has a file; all variants of one that was deleted there are deleted, too. */
function forgetLaterIfGone(file: string): void {
  if (known.has(file)) return
  known.set(file, true)
  void checks(async () => {
    const { status } = await fetch(addressOf(file), { ...requestOptions(), method: 'HEAD' })
    if (status === 404) await cache.removeFolder(file)
    // While the lake is away, pictures stay; it is asked again later.
  }).catch(() => undefined)
}

/** What identifies a variant among those of its file; the quality is part of it, so that a changed one takes effect. */
const variantOf = ({ rect = 'whole', width, format }: PictureRequest) =>
  [rect, width, quality, format].join('_')
const keyOf = (request: PictureRequest) => `${request.file}/${variantOf(request)}`

async function readExact(request: PictureRequest): Promise<PictureFile | undefined> {
  const isSvg = request.file.endsWith('.svg')
  const extensions = isSvg ? ['svg'] : request.format === 'other' ? ['png', 'jpg'] : [request.format]
  for (const extension of extensions) {
    const picture = await readCached(`${keyOf(request)}.${extension}`)
    if (picture) return picture
  }
  return undefined
}

async function readCached(name: string): Promise<PictureFile | undefined> {
  const body = await cache.read(name)
  return (
    body && { body, contentType: types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream' }
  )
}

/**
 * Requests of one visitor for the same variant share one fetch. With that of another visitor, it would wait for all that this visitor
 * requests.
 */
async function fetchInTurn(request: PictureRequest, visitor: string): Promise<PictureFile> {
  const key = `${keyOf(request)} ${visitor}`
  const fetchOnce = () => {
    const file = fetchUnlessCached(request, visitor).finally(() => fetching.delete(key))
    fetching.set(key, file)
    return file
  }
  return fetching.get(key) ?? queue.run(visitor, async () => fetching.get(key) ?? fetchOnce())
}

/** Another visitor's request may have fetched the picture while this one waited. */
async function fetchUnlessCached(request: PictureRequest, visitor: string): Promise<PictureFile> {
  const cached = await readExact(request)
  if (cached) return cached
  const picture = await fetchPicture(request, visitor)
  await store(keyOf(request), picture)
  return picture
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

const addressOf = (file: string) => `${config.lakeUrl}/images/${config.projectId}/${config.dataset}/${file}`

/** Without a token the lake answers whole pictures in a few widths only. */
const requestOptions = (headers: Record<string, string> = {}): RequestInit => ({
  headers: { ...headers, ...(config.apiToken && { authorization: `Bearer ${config.apiToken}` }) },
  signal: AbortSignal.timeout(fetchTimeout),
  cache: 'no-store',
})

async function fetchPicture(
  { file, rect, width, format }: PictureRequest,
  visitor: string,
): Promise<PictureFile> {
  const transform = new URLSearchParams({
    ...(rect && { rect }),
    w: String(width),
    q: String(quality),
    fit: 'max',
    auto: 'format',
  })
  const response = await fetch(
    `${addressOf(file)}?${transform.toString()}`,
    requestOptions({ accept: accepts[format], 'x-visitor': hashOf(visitor) }),
  )
  if (response.status === 400 || response.status === 404)
    throw new PictureNotFoundError(`The lake has no picture ${file}`)
  if (!response.ok) throw new Error(`The lake answered ${response.status} for picture ${file}`)
  const contentType = response.headers.get('content-type')?.split(';')[0] ?? 'application/octet-stream'
  known.set(file, true)
  return { body: new Uint8Array(await response.arrayBuffer()), contentType }
}

async function store(key: string, { body, contentType }: PictureFile): Promise<void> {
  const extension = Object.keys(types).find((name) => types[name] === contentType)
  if (!extension) return
  try {
    await cache.write(`${key}.${extension}`, body)
  } catch (error) {
    console.warn(`A picture could not be written to the cache: ${String(error)}`)
  }
}

/** Prefers a format that the browser takes, then the same rectangle, then the closest width. */
function closestOf(names: string[], request: PictureRequest): string | undefined {
  const distance = (name: string) => {
    const [rect, width, , format] = name.slice(name.lastIndexOf('/') + 1).split(/[_.]/)
    const isOtherFormat = format !== request.format && format !== 'other'
    const isOtherPart = rect !== (request.rect ?? 'whole')
    return (isOtherFormat ? 1e7 : 0) + (isOtherPart ? 1e6 : 0) + Math.abs(Number(width) - request.width)
  }
  return names.toSorted((a, b) => distance(a) - distance(b))[0]
}
