import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { FairQueue } from '../src/content/fair-queue.ts'
import { providerNetworkOf } from '../src/content/forms/visitor.ts'
import { visitorOfRequest } from './visitor-of-request.ts'

const turns = new FairQueue({
  concurrency: Infinity,
  concurrencyPerCaller: 1,
  maxJobs: 10_000,
  maxJobsPerCaller: 1000,
})

/**
 * Waits for the next turn of a visitor, one of whose requests goes on in each turn of the event loop: hundreds together would leave no
 * time for others.
 * @throws QueueFullError when too many wait
 */
export function nextTurn(request: IncomingMessage): Promise<void> {
  const visitor = visitorOfRequest(request)
  return turns.run(providerNetworkOf(visitor) ?? visitor, () => setImmediate())
}

/**
 * Reads a body to its end, each piece but the first in a turn of its visitor.
 * @param hear gets each piece
 * @throws QueueFullError when too many wait; an error when the client leaves
 */
export async function readInTurns(
  request: IncomingMessage,
  hear: (piece: Buffer) => void = () => {},
): Promise<void> {
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    hear(piece as Buffer)
    if (!request.complete) await nextTurn(request)
  }
}
