import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { FairQueue, QueueFullError } from '../src/content/fair-queue.ts'
import { providerNetworkOf } from '../src/content/forms/visitor.ts'
import { LoopTurns } from './loop-turns.ts'
import { visitorOfRequest } from './visitor-of-request.ts'

/** A visitor's requests that wait. Prefetched links of a long page are about a hundred. */
const maxWaiting = 500

/** Milliseconds until a request too many is refused. Who asks again immediately, hundreds of times, would leave no time for others. */
const refusedAfter = 2000

/** What is rendered: a visitor's requests of all kinds together share the processor with those of others. */
const renderings = new LoopTurns(true)
/** What takes little of the processor, or waits for long: pages in memory, files, pictures and streams. */
const others = new LoopTurns(false)

/**
 * Answers a few requests of one visitor at a time: many requests of one would otherwise delay the pages of all others by as
 * many answers. Answers 503 when too many wait.
 * @param restAfter milliseconds between an answer and the visitor's next one, by those that the answer took
 */
function createTurns(maxPerVisitor: number, turns: LoopTurns, restAfter: (took: number) => number = () => 0) {
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
      const network = providerNetworkOf(visitor) ?? visitor
      await queue.run(network, async () => {
        let took: number | undefined
        await turns.run(network, async () => {
          // The client may have left while it waited.
          if (response.destroyed) return
          const started = performance.now()
          await answer()
          took = performance.now() - started
        })
        const rest = took === undefined ? 0 : restAfter(took)
        // A short answer takes no turn of the event loop: all of a visitor's would come before the next request of others.
        await (rest > 0 ? setTimeout(rest) : setImmediate())
      })
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      await setTimeout(refusedAfter)
      if (response.destroyed) return
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' })
      response.end('Too many requests from your network are waiting. Try again in a moment.')
    }
  }
}

/** While pages wait for the lake, the processor has little to do, but the lake has: half as many as a browser sends over HTTP/1.1. */
export const pagesInTurn = createTurns(3, renderings)

/** Milliseconds after a search, three times as long as it took: an office of twenty shares an address, and its searches are short. */
const searchRest = (took: number) => Math.min(3 * took, 150)

/** Searches, which go through all that the shop has, with typing errors for up to fifty milliseconds without a pause. */
export const searchesInTurn = createTurns(1, renderings, searchRest)

/**
 * Pages that are kept in memory. Each takes little time, but Node.js accepts one new connection in a turn of its loop: hundreds of
 * one visitor's, answered in each, would keep others from connecting for seconds.
 */
export const keptPagesInTurn = createTurns(6, others)

/** Scripts, styles and fonts. They share the threads that read and compress with pictures and all else. */
export const assetsInTurn = createTurns(20, others)

/** Half a second in which others are answered. */
const halfASecond = () => 500

/** As long as a long answer took, but no longer than a lake that hangs is worth waiting for. */
const asLong = (took: number) => (took < 400 ? 0 : Math.min(took, 5000))

/**
 * Pages and forms in draft mode, where nothing is cached, and a listing of a large shop takes seconds of the processor: a preview link
 * is enough for it.
 */
export const draftsInTurn = createTurns(1, renderings, asLong)

/** Those that go through the whole catalogue, so that pages need not wait for them. */
export const costlyDraftsInTurn = createTurns(1, renderings, (took) => Math.max(halfASecond(), asLong(took)))

/**
 * Streams of live changes. Each lasts as long as its page is open: six previews of an office would leave no turn for the seventh.
 */
export const draftStreamsInTurn = createTurns(60, others)

/** Forms, whose answer is a page, too. While the lake hangs, they wait for it, and the visitor's pages do not wait for them. */
export const formsInTurn = createTurns(3, renderings)

/** Bytes of a form or of what a script sends, from which on it has a turn of its own. */
export const largeFormBytes = 2 * 1024

/**
 * Requests with a large body: the answer to an order pad takes a quarter of a second of the processor, in which no page is sent. Between
 * two of them others are answered.
 */
export const largeFormsInTurn = createTurns(1, renderings, halfASecond)

/** Bodies with files: arriving together, hundreds of a visitor's would leave no time for others. */
export const largeBodiesInTurn = createTurns(8, others)

/** Pictures may take long, but the processor has little to do; what they wait for has a queue of its own (content/pictures). */
export const picturesInTurn = createTurns(20, others)
