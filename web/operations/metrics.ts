import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { publishedVersion } from '../src/content/lake/published-version.ts'
import { pageMemory } from '../serving/page-memory.ts'

/** What answered a request: the page memory, or Next.js (which also serves pictures and forms). */
export type Source = 'memory' | 'next'

const registry = new Registry()
collectDefaultMetrics({ register: registry })

const requests = new Histogram({
  name: 'shop_request_seconds',
  help: 'Time until a request was answered',
  labelNames: ['source', 'status'] as const,
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [registry],
})

const renderings = new Counter({
  name: 'shop_renderings_total',
  help: 'Pages that Next.js rendered because its cache had none',
  registers: [registry],
})

new Gauge({
  name: 'shop_published_version',
  help: 'Number of times that published content changed since the start',
  registers: [registry],
  collect() {
    this.set(publishedVersion())
  },
})

new Gauge({
  name: 'shop_page_memory',
  help: 'Pages in memory, and their bytes',
  labelNames: ['unit'] as const,
  registers: [registry],
  collect() {
    this.set({ unit: 'pages' }, pageMemory.size)
    this.set({ unit: 'bytes' }, pageMemory.bytes)
  },
})

/** Counts a request that was answered. */
export function countRequest(source: Source, response: ServerResponse, seconds: number): void {
  requests.observe({ source, status: `${Math.floor(response.statusCode / 100)}xx` }, seconds)
  if (source === 'next' && response.getHeader('x-nextjs-cache') === 'MISS') renderings.inc()
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a request may read the metrics: it carries `Authorization: Bearer` and the value of `METRICS_TOKEN`. Without
 * that variable every request is refused.
 */
export function mayReadMetrics({ headers }: IncomingMessage, token = process.env.METRICS_TOKEN): boolean {
  return Boolean(token) && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}

/** Answers with all metrics in the text format of Prometheus. */
export async function sendMetrics(response: ServerResponse): Promise<void> {
  const text = await registry.metrics()
  response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text)
}
