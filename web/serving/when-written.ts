import type { ServerResponse } from 'node:http'

type Write = (...given: unknown[]) => boolean
type End = (...given: unknown[]) => ServerResponse

/**
 * Resolves when a response was written to its end, whether or not its client reads it. Next.js would pause a rendering
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
    resolve()
    return end(...given)
  }) as End
  return promise
}
