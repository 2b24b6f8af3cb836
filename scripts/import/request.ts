import pRetry from 'p-retry'
import { isRecord } from './document.ts'

/**
 * Sends an idempotent request, and sends it again after 408, 429, 5xx and network errors, with exponential backoff.
 * @throws the last error when it is of another kind, or after seven attempts.
 */
export function withRetries<T>(request: () => Promise<T>): Promise<T> {
  return pRetry(request, {
    retries: 6,
    minTimeout: 250,
    maxTimeout: 15_000,
    randomize: true,
    shouldRetry: ({ error }) => isTransient(error),
  })
}

/** The status of an HTTP error; undefined when there was no response. */
export function statusOf(error: unknown): number | undefined {
  return isRecord(error) && typeof error.statusCode === 'number' ? error.statusCode : undefined
}

const NETWORK_ERROR = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_)/

function isTransient(error: unknown): boolean {
  const status = statusOf(error)
  if (status !== undefined) return status === 408 || status === 429 || status >= 500
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && NETWORK_ERROR.test(error.code)) return true
  // fetch reports the system error as the cause.
  return isTransient(error.cause)
}
