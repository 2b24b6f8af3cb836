import { join } from 'node:path'
import type { Route } from '../http/router.ts'
import type { Lake } from '../lake.ts'
import { DiskCache } from './disk-cache.ts'
import { serveFile, serveImage } from './serve.ts'
import { upload } from './upload.ts'
import { WorkQueue } from './work-queue.ts'

/** Each takes a core and the memory of the whole picture. */
const madeAtOnce = 2

/** Uploading and serving of pictures and files. */
export function assetRoutes(lake: Lake): Route[] {
  const { transformCacheBytes, transformsWaiting } = lake.limits
  const making = {
    cache: new DiskCache(join(lake.config.dataDir, 'cache', 'images'), transformCacheBytes),
    queue: new WorkQueue(madeAtOnce, transformsWaiting),
  }
  return [
    ['POST', '/assets/images/:dataset', (exchange) => upload(exchange, lake, 'images')],
    ['POST', '/assets/files/:dataset', (exchange) => upload(exchange, lake, 'files')],
    ['GET', '/images/:project/:dataset/:name', (exchange) => serveImage(exchange, lake, making)],
    ['GET', '/files/:project/:dataset/:name', (exchange) => serveFile(exchange, lake)],
  ]
}
