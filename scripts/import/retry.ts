import { setTimeout as wait } from 'node:timers/promises'
import { isRecord } from './document.ts'

const MAX_ATTEMPTS = 7
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 15_000

/** How long to wait between attempts; replaced in tests. */
export type Wait = (milliseconds: number) => Promise<unknown>

/**
 * Runs a request that may be repeated safely, again after 429, 5xx and lost connections, with growing waits
 * (or as long as `Retry-After` says).
 * @throws the last error, when it is of another kind or seven attempts failed.
 */
export async function retried<T>(request: () => Promise<T>, waiting: Wait = wait): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isPassing(error)) throw error
      await waiting(retryAfter(error) ?? backOff(attempt))
    }
  }
}

/** The status of an HTTP error, or undefined when no answer came. */
export function statusOf(error: unknown): number | undefined {
  return isRecord(error) && typeof error.statusCode === 'number' ? error.statusCode : undefined
}

function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  if (status !== undefined) return status === 429 || status === 408 || status >= 500
  return isLostConnection(error)
}

const LOST = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_)/

/** fetch hides the system's error code in a chain of causes. */
function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && LOST.test(code)) return true
  if (error.message === 'fetch failed' || error.message === 'terminated') return true
  return isLostConnection(error.cause)
}

function backOff(attempt: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS)
  return longest * (0.5 + Math.random() / 2)
}

function retryAfter(error: unknown): number | undefined {
  if (!isRecord(error) || !isRecord(error.response) || !isRecord(error.response.headers)) return undefined
  const seconds = Number(error.response.headers['retry-after'])
  return seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : undefined
}
