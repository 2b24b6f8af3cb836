import { createHmac, timingSafeEqual } from 'node:crypto'
import { config } from '../config'

/** 60 bits: short in a page that has many addresses, and far too many to try over HTTP. */
const signatureLength = 10

/**
 * Signs which part of which picture an address shows, so that only the site can create addresses: each signed part can be
 * made in a few widths, and any other would cost processor time and disk space. The secret is the lake's and survives rebuilds.
 * @param part rectangle (if any) and file name, as in the address
 */
export function signPicture(part: string): string {
  const key = `picture addresses ${config.revalidateSecret ?? ''}`
  return createHmac('sha256', key).update(part).digest('base64url').slice(0, signatureLength)
}

/** Whether the signature is the one that the site gives to this part of a picture. */
export function isSignedPicture(signature: string, part: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signPicture(part))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
