import { config } from '../config'
import { uuidOf } from '../uuid'
import { deriveToken } from './token'

/** Crockford's base 32: no letter is taken for a digit, or for another letter. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Milliseconds within which the same message is a retry: later it is sent anew, perhaps after it was answered. */
export const messageRetryMs = 10 * 60_000

/**
 * An id for what a visitor sends, a UUID made of its content and the time: sending the same twice (a double click, a retry
 * after a lost answer) gives the same id and therefore one document, with script and without. Only the site can compute it:
 * an approved comment shows its id and all of its content but the email address, which could be guessed otherwise.
 * @param now milliseconds since 1970
 * @param retryMs milliseconds for which the id stays the same
 */
export function submissionId(
  kind: string,
  values: unknown,
  now = Date.now(),
  retryMs = messageRetryMs,
): string {
  const content = JSON.stringify([kind, values, Math.floor(now / retryMs)])
  return uuidOf(deriveToken(config.apiToken ?? '', content).toString('hex'), '8')
}

/**
 * A number that can be read out on the telephone, such as `E-7K3M-2QXV`: 40 bits that only the site can compute of the id. The browser
 * makes the ids of orders and quotes; it could choose the number of another customer's order.
 */
export function referenceNumber(prefix: string, id: string): string {
  const made = deriveToken(config.apiToken ?? '', `number ${prefix} ${id}`)
  const bits = BigInt(`0x${made.toString('hex', 0, 5)}`)
  const text = Array.from(
    { length: 8 },
    (_, place) => digits[Number((bits >> BigInt(place * 5)) & 31n)],
  ).join('')
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`
}
