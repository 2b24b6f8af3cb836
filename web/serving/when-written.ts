import type { ServerResponse } from 'node:http'

type Write = (...given: unknown[]) => boolean
type End = (...given: unknown[]) => ServerResponse

/** Milliseconds. A client that takes longer to take its answer no longer counts. */
const maxTaking = 2000

/**
 * Resolves when a response was written to its end and its client took it, or had some time to. Next.js would pause a rendering
 * while its client reads nothing. Here every write reports that it may continue, and unread data waits in memory.
 */
export function whenWritten(response: ServerResponse): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const write = response.write.bind(response) as Write
  const end = response.end.bind(response) as End
  response.write = ((...given) => {
    write(...given)
    return true
  }) as Write
  response.end = ((...given) => {
    for (const taken of ['finish', 'close']) response.once(taken, resolve)
    setTimeout(resolve, maxTaking).unref()
    return end(...given)
  }) as End
  return promise
}
