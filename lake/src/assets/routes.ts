import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Exchange } from '../http/exchange.ts'
import { FairQueue } from '../http/fair-queue.ts'
import { Places } from '../http/places.ts'
import type { Route } from '../http/router.ts'
import type { Lake } from '../lake.ts'
import { Decoder } from './decoder.ts'
import { DiskCache } from './disk-cache.ts'
import { Originals } from './originals.ts'
import { serveFile, serveImage } from './serve.ts'
import { upload } from './upload.ts'

/** Uploads of all callers that may arrive or wait: a few callers, each with as many as one may have, leave room for others. */
const maxJobs = 20_000

/** Uploads that arrive at the same time, of one caller: the Studio sends four. */
const arrivalsAtOnce = {
  concurrency: Infinity,
  concurrencyPerCaller: 4,
  maxJobs,
  maxJobsPerCaller: 500,
}

/** Uploads of one caller that are read and stored at the same time. Those that wait for the decoder keep nobody else waiting. */
const uploadsAtOnce = { concurrency: Infinity, concurrencyPerCaller: 3, maxJobs, maxJobsPerCaller: 500 }

/** Bytes of a transformed picture that is stored: a dozen of the largest would take the place of all others. */
const maxStoredBytes = 8 * 1024 * 1024

/** Pictures that took too long to make are refused for ten minutes: while one is tried, other large ones wait. */
const unmadePictures = { max: 1000, ttl: 10 * 60_000 }

/** Uploading and serving of pictures and files. */
export function assetRoutes(lake: Lake): Route[] {
  const { transformCacheBytes, transformCacheFiles, transformsWaiting, filesSent } = lake.limits
  const limits = {
    maxBytes: transformCacheBytes,
    maxFiles: transformCacheFiles,
    maxFileBytes: maxStoredBytes,
  }
  const onCacheError = (error: unknown) =>
    lake.log({ event: 'failure', detail: `cache of pictures: ${String(error)}` })
  const assets = {
    originals: new Originals(lake.config.dataDir),
    cache: new DiskCache(join(lake.config.dataDir, 'cache', 'images'), limits, onCacheError),
    decoder: new Decoder(lake.pictures, transformsWaiting),
    unmade: new LRUCache<string, true>(unmadePictures),
    arrivals: new FairQueue(arrivalsAtOnce),
    uploads: new FairQueue(uploadsAtOnce),
    sent: new Places(filesSent * 3, filesSent),
  }
  lake.store.onCommit(({ changes }) => {
    for (const { id, after } of changes)
      if (!after && assets.originals.pathOf(id) !== undefined) void removeFiles(id)
  })
  const removeFiles = async (id: string) => {
    try {
      await assets.originals.remove(id, () => lake.store.documents.has(id))
      await assets.cache.removeGroup(id)
    } catch (error) {
      lake.log({ event: 'failure', detail: `the file of ${id} was not removed: ${String(error)}` })
    }
  }
  const image = (exchange: Exchange) => serveImage(exchange, lake, assets)
  const file = (exchange: Exchange) => serveFile(exchange, lake, assets)
  return [
    ['POST', '/assets/images/:dataset', (exchange) => upload(exchange, lake, assets, 'images')],
    ['POST', '/assets/files/:dataset', (exchange) => upload(exchange, lake, assets, 'files')],
    ['GET', '/images/:project/:dataset/:name', image],
    ['GET', '/images/:project/:dataset/:name/:shown', image],
    ['GET', '/files/:project/:dataset/:name', file],
    ['GET', '/files/:project/:dataset/:name/:shown', file],
  ]
}
