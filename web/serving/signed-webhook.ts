import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { decodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { config } from '../src/content/config.ts'
import { maxSignatureAge } from '../src/content/lake/signature-age.ts'

/** The signature of a webhook, as far as its body has arrived. */
type Signature = { update(piece: Buffer): void; isOfLake(): boolean }

/**
 * Verifies a signature of the lake as `@sanity/webhook` does, while the body arrives: to turn hundreds of large bodies that a stranger sends into
 * texts, and to sign those at their end, would leave no time for others.
 * @returns nothing when the request has no signature that could be valid, whatever its body
 */
export function signatureOf(
  request: IncomingMessage,
  secret = config.revalidateSecret,
): Signature | undefined {
  const header = request.headers[SIGNATURE_HEADER_NAME]
  const decoded = typeof header === 'string' ? decode(header) : undefined
  if (!secret || !decoded || Math.abs(Date.now() - decoded.timestamp) > maxSignatureAge) return undefined
  const expected = createHmac('sha256', secret).update(`${decoded.timestamp}.`)
  const given = Buffer.from(decoded.hashedPayload, 'base64url')
  return {
    update: (piece) => void expected.update(piece),
    isOfLake: () => {
      const digest = expected.digest()
      return given.length === digest.length && timingSafeEqual(given, digest)
    },
  }
}

function decode(header: string) {
  try {
    return decodeSignatureHeader(header)
  } catch {
    return undefined
  }
}
