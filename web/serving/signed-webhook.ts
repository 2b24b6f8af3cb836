import type { IncomingMessage } from 'node:http'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { config } from '../src/content/config.ts'

/**
 * Whether the lake has sent a request of its webhooks. On this machine all programs have the lake's address: what it sends waits for nothing
 * that they send, and what they send to a webhook waits nowhere. How old a signature is, the webhook checks (content/lake/webhook.ts).
 */
export async function isSignedByLake(request: IncomingMessage, body: Buffer): Promise<boolean> {
  const signature = request.headers[SIGNATURE_HEADER_NAME]
  if (typeof signature !== 'string' || !config.revalidateSecret) return false
  return isValidSignature(body.toString('utf8'), signature, config.revalidateSecret).catch(() => false)
}
