import type { BackupSchedule } from '../backup/schedule.ts'
import type { Lake } from '../lake.ts'
import { isAllowedOrigin } from './origins.ts'
import type { Route } from './router.ts'

/** Health checks, with how scheduled backups stand, and whether CORS allows a page. */
export function healthRoutes(lake: Lake, backups?: BackupSchedule): Route[] {
  return [
    [
      'GET',
      '/health',
      async (exchange) => exchange.send({ status: 'ok', ...(backups && { backups: await backups.state() }) }),
    ],
    ['GET', '/ping', (exchange) => exchange.send({ ok: true })],
    ['GET', '/data/ping', (exchange) => exchange.send({ ok: true })],
    ['GET', '/data/ping/:dataset', (exchange) => exchange.send({ ok: true })],
    [
      'GET',
      '/check/cors',
      (exchange) => {
        const origin = exchange.header('origin')
        const allowed = origin === undefined || isAllowedOrigin(origin, lake.config.origins)
        exchange.send({ result: { allowed, withCredentials: allowed } })
      },
    ],
  ]
}
