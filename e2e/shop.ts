import { join } from 'node:path'
import { root, type Environment } from '../scripts/environment.ts'
import type { Ports } from '../scripts/services/ports.ts'

const defaultPort = 4300

/** Each value of `E2E_PORT` has a shop of its own: builds, data and ports. Two can be tested at the same time. */
const first = Number(process.env.E2E_PORT || defaultPort)

/** `E2E_MODE=dev` tests what `npm run dev` serves, with hot reload, instead of what `npm start` builds. */
export const isDevelopment = process.env.E2E_MODE === 'dev'

/** Distinguishes the folders of one shop from those of another. */
export const suffix = (isDevelopment ? '-dev' : '') + (first === defaultPort ? '' : `-${first}`)

/** Ports of the shop under test, away from those of `npm start`, so that both can run together. */
export const testPorts: Ports & { instances: number[]; packaged: Ports; control: number } = {
  web: first,
  studio: first + 33,
  lake: first + 90,
  streams: Array.from({ length: 12 }, (_, index) => first + 70 + index),
  instances: [95, 96].map((offset) => first + offset),
  packaged: { lake: first + 97, web: first + 98, studio: first + 88, streams: [] },
  control: first + 99,
}

export const siteUrl = `http://localhost:${testPorts.web}`
export const studioUrl = `http://localhost:${testPorts.studio}`
export const lakeUrl = `http://localhost:${testPorts.lake}`

/** Hosts that pages may talk to; everything else is an outside host. */
export const ownOrigins = new Set(
  [siteUrl, studioUrl, lakeUrl, ...testPorts.streams.map((port) => `http://localhost:${port}`)].flatMap(
    (origin) => [origin, origin.replace('http:', 'ws:')],
  ),
)

/** The environment of the shop under test; each run creates its data folder. */
export const testEnvironment: Environment = {
  SANITY_DATASET: 'production',
  // The tests act as the proxy: each X-Forwarded-For is a different visitor.
  TRUSTED_PROXIES: 1,
  WEB_HOST: 'localhost',
  WEB_PORT: testPorts.web,
  STUDIO_HOST: 'localhost',
  STUDIO_PORT: testPorts.studio,
  LAKE_PORT: testPorts.lake,
  LAKE_DATA: process.env.E2E_DATA || join(root, `test-results/data${suffix}`),
  NEXT_DIST_DIR: `.next-e2e${suffix}`,
  STUDIO_DIST_DIR: `dist-e2e${suffix}`,
  // instances/package.spec.ts runs what container images contain.
  STANDALONE: isDevelopment ? '0' : '1',
}

/** Opens the metrics of the site under test, which inherits the environment. */
export const metricsToken = (process.env.METRICS_TOKEN ??= 'metrics-of-the-test')

/** Kills the lake like a power cut (`kill -9`), or starts it again. */
export async function lake(action: 'kill' | 'start'): Promise<void> {
  const response = await fetch(`http://localhost:${testPorts.control}/lake/${action}`, { method: 'POST' })
  if (!response.ok) throw new Error(`The lake did not ${action}: ${await response.text()}`)
}
