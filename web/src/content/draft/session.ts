import { createHmac, timingSafeEqual } from 'node:crypto'
import { draftToken } from './token.ts'

/**
 * The cookie beside Next.js' own. That one has the same value for every visitor and is valid until the next build; this one
 * is signed, and expires.
 */
export const draftSessionCookie = 'draft-session'

/** Seconds for which a visitor stays in draft mode. */
export const draftSessionAge = 12 * 60 * 60

/** The value of the cookie: its expiry (ms since 1970), and the signature of that. */
export function createDraftSession(now = Date.now()): string {
  const expiry = String(now + draftSessionAge * 1000)
  return `${expiry}.${sign(expiry)}`
}

/** Whether a value of the cookie has our signature and has not expired. */
export function isValidDraftSession(value: string | undefined, now = Date.now()): boolean {
  const [expiry = '', signature = ''] = (value ?? '').split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(expiry))]
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expiry) > now
}

const sign = (text: string) =>
  createHmac('sha256', `draft mode ${draftToken()}`).update(text).digest('base64url')
