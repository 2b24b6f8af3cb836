import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { keptPagesInTurn } from '../serving/in-turn.ts'
import { countRequest, mayReadMetrics, sendMetrics } from './metrics.ts'
import { refuse } from './refuse.ts'
import { logRequest, requestIdOf } from './request-log.ts'
import { isShuttingDown } from './shut-down.ts'

/**
 * Wraps the request handler with what operating the site needs: `/health` (the process answers), `/ready` (it takes
 * requests; 503 while it shuts down), `/metrics`, an `X-Request-Id` for each request, metrics and a log. It refuses requests that no
 * browser sends.
 */
export function withOperations(handle: RequestListener): RequestListener {
  return (request, response) => {
    // Nothing logs the requests of machines that look whether the site is there.
    const isChecked = request.url === '/health' || request.url === '/ready'
    if (isChecked && refuse(request, response)) return
    if (isChecked) return void keptPagesInTurn(request, response, async () => sendState(request, response))
    if (request.url === '/metrics' && mayReadMetrics(request)) return void sendMetrics(response)
    observe(request, response)
    if (!refuse(request, response)) handle(request, response)
  }
}

function sendState({ url }: IncomingMessage, response: ServerResponse): void {
  const [code, status] = url === '/ready' && isShuttingDown() ? [503, 'shutting down'] : [200, 'ok']
  response.writeHead(code, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ status }))
}

function observe(request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now()
  request.headers['x-request-id'] = requestIdOf(request)
  response.setHeader('X-Request-Id', request.headers['x-request-id'])
  // Announces that the connection closes, or the client would send its next request on a closed connection.
  if (isShuttingDown()) response.setHeader('Connection', 'close')
  response.once('close', () => {
    const seconds = (performance.now() - started) / 1000
    countRequest(response.getHeader('x-cache') === 'HIT' ? 'memory' : 'next', response, seconds)
    logRequest(request, response, seconds)
  })
}
