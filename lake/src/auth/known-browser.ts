import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/*
 * A “device cookie” (OWASP, Slow Down Online Guessing Attacks with Device Cookies): a browser in which a user has logged in has a limit of
 * wrong passwords of its own. Others at the same address, such as the other users of a machine or an office, cannot lock it out.
 */
export const browserCookie = 'lakeBrowser'

const separator = '.'
const maxAge = 365 * 24 * 3600

/** Only a lake that knows the stored form of the user's password can make it; a new password makes it worthless. */
const proofOf = (browser: string, storedPassword: string) =>
  createHmac('sha256', storedPassword).update(browser).digest('base64url')

/** The cookie for a browser in which a user has logged in; it is kept for a year. */
export function rememberedBrowser(storedPassword: string): string {
  const browser = randomBytes(12).toString('base64url')
  const value = [browser, proofOf(browser, storedPassword)].join(separator)
  return `${browserCookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`
}

/** The name of a browser in which this user has logged in before; undefined for any other. */
export function knownBrowser(cookie: string, storedPassword: string | undefined): string | undefined {
  const [browser, proof] = cookie.split(separator)
  if (!browser || !proof || storedPassword === undefined) return undefined
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(browser, storedPassword))]
  return given.length === right.length && timingSafeEqual(given, right) ? browser : undefined
}
