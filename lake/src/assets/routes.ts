import { join } from 'node:path'
import type { Route } from '../http/router.ts'
import type { Lake } from '../lake.ts'
import { DiskCache } from './disk-cache.ts'
import { MakingQueue } from './making-queue.ts'
import { serveFile, serveImage } from './serve.ts'
import { upload } from './upload.ts'

/** Each takes a core and the memory of the whole picture. */
const madeAtOnce = 2

/** Uploading and serving of pictures and files. */
export function assetRoutes(lake: Lake): Route[] {
  const { transformCacheBytes, transformCacheFiles, transformsWaiting } = lake.limits
  const limits = { maxBytes: transformCacheBytes, maxFiles: transformCacheFiles }
  const onCacheError = (error: unknown) =>
    lake.log({ event: 'failure', detail: `a picture was not cached: ${String(error)}` })
  const making = {
    cache: new DiskCache(join(lake.config.dataDir, 'cache', 'images'), limits, onCacheError),
    queue: new MakingQueue({
      concurrency: madeAtOnce,
      maxJobs: transformsWaiting * 2 + madeAtOnce,
      maxJobsPerCaller: transformsWaiting + madeAtOnce,
    }),
  }
  return [
    ['POST', '/assets/images/:dataset', (exchange) => upload(exchange, lake, 'images')],
    ['POST', '/assets/files/:dataset', (exchange) => upload(exchange, lake, 'files')],
    ['GET', '/images/:project/:dataset/:name', (exchange) => serveImage(exchange, lake, making)],
    ['GET', '/files/:project/:dataset/:name', (exchange) => serveFile(exchange, lake)],
  ]
}
