import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { compress, encodingFor, type Encoding } from './encodings.ts'

/** A rendered page, or another text, that can be sent without further work. */
export type Page = { headers: OutgoingHttpHeaders; hash: string; bodies: Record<Encoding, Buffer> }

/** Brotli qualities: a page in memory is compressed once and sent often, any other is sent once. */
const quality = { inMemory: 11, sentOnce: 5 }

/** Bytes of a text for whose best compression, which takes seconds, the pages need not wait. */
const longText = 1_000_000

/** Headers that belong to one response, not to the page. */
const headersOfResponse = new Set([
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'x-request-id',
])

/**
 * @param headers of the response with which the page was sent first
 * @param last what was packed before for the same address; an unchanged text is not compressed again
 */
export async function packPage(text: Buffer, headers: OutgoingHttpHeaders, last?: Page): Promise<Page> {
  const hash = hashOf(text)
  const bodies = last?.hash === hash ? last.bodies : await compressAll(text)
  return { headers: headersOfPage(headers), hash, bodies }
}

/** The headers of a response that belong to its page. */
export const headersOfPage = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !headersOfResponse.has(name)))

export function setHeaders(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
}

async function compressAll(text: Buffer): Promise<Page['bodies']> {
  const best = text.length > longText ? quality.sentOnce : quality.inMemory
  const [br, gzip] = await Promise.all([compress(text, 'br', best), compress(text, 'gzip', best)])
  return { br, gzip, identity: text }
}

/** Sends a page from memory, with `X-Cache: HIT`. */
export function sendPage(page: Page, request: IncomingMessage, response: ServerResponse): void {
  setHeaders(response, page.headers)
  response.setHeader('X-Cache', 'HIT')
  const encoding = encodingFor(request)
  send(request, response, { hash: page.hash, encoding, body: page.bodies[encoding] })
}

/** A text that was rendered for one request, and can be sent to others that asked for it meanwhile: it is compressed once. */
export class RenderedText {
  readonly bytes: Buffer
  #hash?: string
  readonly #bodies = new Map<Encoding, Promise<Buffer>>()

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  get hash(): string {
    return (this.#hash ??= hashOf(this.bytes))
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const body = this.#bodies.get(encoding) ?? compress(this.bytes, encoding, quality.sentOnce)
    this.#bodies.set(encoding, body)
    return body
  }
}

/** Sends a page or another text whose headers are set. */
export async function sendText(
  text: RenderedText,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = encodingFor(request)
  const body = await text.compressed(encoding)
  send(request, response, { hash: text.hash, encoding, body })
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { hash, encoding, body }: { hash: string; encoding: Encoding; body: Buffer },
): void {
  const tag = `"${hash}-${encoding}"`
  response.setHeader('ETag', tag)
  response.setHeader('Vary', [response.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '))
  if (response.statusCode === 200 && hasTag(request, tag)) {
    response.statusCode = 304
    response.removeHeader('Content-Length')
    return void response.end()
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Whether `If-None-Match` has the tag (RFC 9110, section 13.1.2). */
function hasTag({ headers }: IncomingMessage, tag: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',').map((given) => given.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}

const hashOf = (text: Buffer) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
