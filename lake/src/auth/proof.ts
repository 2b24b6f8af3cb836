import { createHmac, randomBytes } from 'node:crypto'

const noncePattern = /^[0-9a-f]{32}$/
const timeoutMs = 10_000

/** What only a program that knows the administrator's token can say about a nonce; undefined for what is no nonce. */
export const proofOf = (administratorToken: string, port: number | undefined, nonce: string | undefined) =>
  nonce !== undefined && noncePattern.test(nonce)
    ? createHmac('sha256', administratorToken).update(`${port} ${nonce}`).digest('base64url')
    : undefined

/**
 * Whether the lake of this administrator's token answers at an address of this machine. Ask before sending a token there:
 * the port may belong to another process by now, also to one of another user. The token itself is not sent.
 */
export async function isLakeOf(administratorToken: string, url: string): Promise<boolean> {
  const nonce = randomBytes(16).toString('hex')
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${url}/v1/lake/proof?nonce=${nonce}`, { signal, redirect: 'error' })
    const { proof } = (await response.json()) as { proof?: unknown }
    return proof === proofOf(administratorToken, Number(new URL(url).port), nonce)
  } catch {
    return false
  }
}
