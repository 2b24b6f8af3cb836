import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { FairQueue, QueueFullError } from '../src/content/fair-queue.ts'
import { providerNetworkOf } from '../src/content/forms/visitor.ts'
import { visitorOfRequest } from './visitor-of-request.ts'

/** A visitor's requests that wait. Prefetched links of a long page are about a hundred. */
const maxWaiting = 500

/**
 * Answers a few requests of one visitor at a time: many requests of one would otherwise delay the pages of all others by as
 * many answers. Answers 503 when too many wait.
 * @param rest milliseconds between an answer and the visitor's next one
 */
function createTurns(maxPerVisitor: number, rest = 0) {
  const queue = new FairQueue({
    concurrency: Infinity,
    concurrencyPerCaller: maxPerVisitor,
    maxJobs: 10_000,
    maxJobsPerCaller: maxWaiting,
  })
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    answer: () => Promise<void>,
  ): Promise<void> => {
    try {
      const visitor = visitorOfRequest(request)
      // A household with 256 networks would have as many queues; it shares one with its neighbours, as behind an IPv4 address.
      await queue.run(providerNetworkOf(visitor) ?? visitor, async () => {
        // The client may have left while it waited.
        if (response.destroyed) return
        await answer()
        // A short answer takes no turn of the event loop: all of a visitor's would come before the next request of others.
        await (rest > 0 ? setTimeout(rest) : setImmediate())
      })
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' })
      response.end('Too many requests from your network are waiting. Try again in a moment.')
    }
  }
}

/** A browser sends six requests at a time over HTTP/1.1. */
export const pagesInTurn = createTurns(6)

/** Pages and forms in draft mode, where no page is cached: a preview link is enough for it. */
export const draftsInTurn = createTurns(3)

/**
 * Those that go through the whole catalogue: nothing of it is cached. Between two of them others are answered.
 */
export const costlyDraftsInTurn = createTurns(1, 500)

/**
 * Streams of live changes. Each lasts as long as its page is open: six previews of an office would leave no turn for the seventh.
 */
export const draftStreamsInTurn = createTurns(60)

/** Forms, whose answer is a page, too. While the lake hangs, they wait for it, and the visitor's pages do not wait for them. */
export const formsInTurn = createTurns(3)

/** Bytes of a form or of what a script sends, from which on it has a turn of its own. */
export const largeFormBytes = 2 * 1024

/**
 * Requests with a large body: the answer to an order pad takes a quarter of a second of the processor, in which no page is sent. Between
 * two of them others are answered.
 */
export const largeFormsInTurn = createTurns(1, 500)

/** Pictures may take long, but the processor has little to do; what they wait for has a queue of its own (content/pictures). */
export const picturesInTurn = createTurns(20)
