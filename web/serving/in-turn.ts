import type { IncomingMessage, ServerResponse } from 'node:http'
import { FairQueue, QueueFullError } from '../src/content/fair-queue.ts'
import { visitorOfRequest } from './visitor-of-request.ts'

/** A browser sends six requests at a time over HTTP/1.1. */
const maxPerVisitor = 6

/** A visitor's requests that wait. Prefetched links of a long page are about a hundred. */
const maxWaiting = 500

const queue = new FairQueue({
  concurrency: Infinity,
  concurrencyPerCaller: maxPerVisitor,
  maxJobs: 10_000,
  maxJobsPerCaller: maxWaiting,
})

/**
 * Renders a few pages of one visitor at a time: many requests of one would otherwise delay the pages of all others by as
 * many renderings. Answers 503 when too many wait.
 */
export async function inTurn(
  request: IncomingMessage,
  response: ServerResponse,
  render: () => Promise<void>,
): Promise<void> {
  try {
    await queue.run(visitorOfRequest(request), async () => {
      // The client may have left while it waited.
      if (!response.destroyed) await render()
    })
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' })
    response.end('Too many requests from your network are waiting. Try again in a moment.')
  }
}
