import type { Lake } from '../lake.ts'
import { isAllowedOrigin } from './origins.ts'
import type { Route } from './router.ts'

/** Is it there, and may this page use it? */
export function healthRoutes(lake: Lake): Route[] {
  return [
    ['GET', '/health', (exchange) => exchange.send({ status: 'ok' })],
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
