import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'

/** Milliseconds from which a request is logged as slow. */
const slow = 2000
const maxPath = 200

/** One JSON object per line on standard output, each with the request's id. */
const log = pino({
  level: process.env.LOG_LEVEL ?? 'warn',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
})

/** The id that a proxy gave the request, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/**
 * Logs an answered request: with a server error as `error`, a slow one as `warn`, any other as `info` (shown with
 * `LOG_LEVEL=info`). Query strings may hold the secret of an order's link and are left out.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  const ms = Math.round(seconds * 1000)
  const status = response.statusCode
  const level = status >= 500 ? 'error' : ms >= slow ? 'warn' : 'info'
  if (!log.isLevelEnabled(level)) return
  const [path = ''] = (request.url ?? '').split('?')
  const id = response.getHeader('x-request-id')
  log[level]({ id, method: request.method, path: path.slice(0, maxPath), status, ms })
}
