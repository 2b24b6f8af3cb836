import type { IncomingMessage } from 'node:http'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { expect, it, vi } from 'vitest'
import { signatureOf } from './signed-webhook'

const secret = 'the secret of publishes'
const body = JSON.stringify({ syncTags: ['s1:größe', 's1:€'] })
const withHeader = (header?: string) =>
  ({ headers: header === undefined ? {} : { [SIGNATURE_HEADER_NAME]: header } }) as unknown as IncomingMessage

/** Whether the signature holds for a body that arrives in pieces of a byte. */
function holds(header: string, sent: string | Buffer = body): boolean | undefined {
  const signature = signatureOf(withHeader(header), secret)
  for (const byte of Buffer.from(sent)) signature?.update(Buffer.of(byte))
  return signature?.isOfLake()
}

it('accepts what @sanity/webhook has signed', async () => {
  expect(holds(await encodeSignatureHeader(body, Date.now(), secret))).toBe(true)
})

it('refuses another body and another secret', async () => {
  const header = await encodeSignatureHeader(body, Date.now(), secret)
  expect(holds(header, `${body} `)).toBe(false)
  expect(holds(header, '')).toBe(false)
  expect(holds(header.slice(0, -4))).toBe(false)
  expect(holds(await encodeSignatureHeader(body, Date.now(), 'a guess'))).toBe(false)
})

it.each([undefined, '', 't=,v1=', `t=${Date.now()}`, 'v1=abc', `t=${Date.now()},v1=abc v1=abc`])(
  'needs no body to refuse a header that is no signature: %j',
  (header) => {
    expect(signatureOf(withHeader(header), secret)).toBeUndefined()
  },
)

it('needs no body to refuse a signature that is older than five minutes, or any without a secret', async () => {
  const header = await encodeSignatureHeader(body, Date.now(), secret)
  expect(signatureOf(withHeader(header), undefined)).toBeUndefined()
  vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1000 })
  expect(signatureOf(withHeader(header), secret)).toBeUndefined()
  vi.useRealTimers()
})
