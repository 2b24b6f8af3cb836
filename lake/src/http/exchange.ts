import { createWriteStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type Identity, memberOf } from '../auth/identity.ts'
import { LakeError, httpError, tooShortPieces } from './errors.ts'
import { FairQueue } from './fair-queue.ts'
import { jsonParts } from './json-parts.ts'
import { readJson } from './read-json.ts'
import { hasShortPieces } from './short-pieces.ts'
import { disconnectStalled } from './stalled.ts'
import { inTurns, rest, uninterrupted } from './turns.ts'
import type { UnreadAnswers } from './unread-answers.ts'

/** Bytes of a JSON body; a longer one is read when few others of its caller are in memory, where it can take twenty times as much. */
const longBody = 8 * 1024

// no common limit: bodies that arrive slowly hold places of their own account only
const longBodies = new FairQueue({
  concurrency: 20_000,
  concurrencyPerCaller: 4,
  maxJobs: 20_000,
  maxJobsPerCaller: 5000,
})

/** Characters of an answer that become bytes together. */
const chunkLength = 65_536

/** One request with its response, identity, API version and path parameters. */
export class Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** path and search of the request; the host is not to be trusted */
  readonly url: URL
  /** `2025-02-19`, `1` or `X`, as in the path */
  readonly apiVersion: string
  /** the parts of the path that the route names */
  readonly params: Record<string, string>
  readonly identity: Identity | undefined
  /** who sent the request: an address or a network, as `callerAddress` says */
  readonly address: string
  /** whether the token or login that sent the request is still valid */
  readonly isValid: () => boolean
  /** counts the bytes of answers */
  readonly unread: UnreadAnswers
  /** milliseconds after which a client that sends nothing more of its body is disconnected */
  readonly silentMs: number
  #held: ReturnType<UnreadAnswers['add']> | undefined
  #isCut = false

  constructor(
    fields: Pick<
      Exchange,
      | 'request'
      | 'response'
      | 'url'
      | 'apiVersion'
      | 'params'
      | 'identity'
      | 'address'
      | 'isValid'
      | 'unread'
      | 'silentMs'
    >,
  ) {
    this.request = fields.request
    this.response = fields.response
    this.url = fields.url
    this.apiVersion = fields.apiVersion
    this.params = fields.params
    this.identity = fields.identity
    this.address = fields.address
    this.isValid = fields.isValid
    this.unread = fields.unread
    this.silentMs = fields.silentMs
  }

  /** The identity, when it may see private documents. */
  get member(): Identity | undefined {
    return memberOf(this.identity)
  }

  /** The caller whose share of a limit a request uses: an account, or an address. */
  get caller(): string {
    return this.identity?.account.id ?? this.address
  }

  /** A named part of the path; the router guarantees that it is there. */
  param(name: string): string {
    return this.params[name] ?? ''
  }

  /** A search parameter, or undefined. */
  search(name: string): string | undefined {
    return this.url.searchParams.get(name) ?? undefined
  }

  /** True when a search parameter says `true`. */
  flag(name: string): boolean {
    return this.search(name) === 'true'
  }

  header(name: string): string | undefined {
    const value = this.request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }

  /** @throws LakeError 401 when the token or login of the request has ended since its headers were read */
  assertValid(): void {
    if (!this.isValid()) throw httpError(401, 'Session not found')
  }

  /** Reads the body; @throws LakeError 413 when it is longer than `limit` bytes, 401 as `assertValid` does. */
  async body(limit: number): Promise<Buffer> {
    const chunks: Buffer[] = []
    for await (const bytes of this.#bodyParts(limit)) chunks.push(bytes)
    this.assertValid()
    return Buffer.concat(chunks)
  }

  /** Writes the body to a new file; @throws LakeError as `body` does. A part of the file may be left then. */
  async saveBody(path: string, limit: number): Promise<void> {
    await pipeline(this.#bodyParts(limit), createWriteStream(path, { flags: 'wx' }))
    this.assertValid()
  }

  async *#bodyParts(limit: number): AsyncGenerator<Buffer> {
    const tooLong = () => httpError(413, `The body may have at most ${limit} bytes`)
    if (Number(this.header('content-length') ?? 0) > limit) throw tooLong()
    let length = 0
    // A computer that fell asleep would hold one of the few places of its account.
    const { socket } = this.request
    const disconnect = () => this.request.destroy()
    socket.setTimeout(this.silentMs, disconnect)
    try {
      // A body that cannot be stored is answered, so its connection stays.
      for await (const chunk of this.request.iterator({ destroyOnReturn: false })) {
        const bytes = chunk as Buffer
        length += bytes.length
        if (length > limit) throw tooLong()
        yield bytes
      }
    } finally {
      socket.setTimeout(0, disconnect)
    }
    if (hasShortPieces(this.request)) throw tooShortPieces()
  }

  /**
   * Reads a JSON body, in its caller's turn.
   * @throws LakeError as `readJson` does, 503 when too many long ones of the caller wait
   */
  async json(limit: number): Promise<unknown> {
    if (Number(this.header('content-length') ?? Infinity) > longBody) await this.#enterLongBodies()
    const text = (await this.body(limit)).toString('utf8')
    // bodies that waited for their last bytes can arrive together
    await rest({ account: this.caller })
    this.assertConnected()
    this.assertValid()
    return uninterrupted(this.caller, () => readJson(text))
  }

  /** The place is left when the request is answered: until then, what was read is in memory. */
  async #enterLongBodies(): Promise<void> {
    const leave = await longBodies.enter(this.caller)
    if (this.response.destroyed) leave()
    else this.response.once('close', leave)
    this.assertConnected()
  }

  /** @throws LakeError when the client has gone: nobody waits for the answer */
  assertConnected(): void {
    if (this.response.destroyed || this.request.socket.destroyed)
      throw httpError(400, 'The client has disconnected')
  }

  /**
   * Counts what is in memory of the answer until the client has read it; call it with the bytes so far while a large one
   * is made.
   * @throws LakeError 429 when the caller has too many answers that it does not read
   */
  hold(bytes: number): void {
    this.assertConnected()
    this.#held ??= this.#startHold()
    this.#held.set(bytes)
    if (!this.#isCut) return
    throw httpError(
      429,
      'Too many large answers of this account or address are not read yet; read those first, or make the queries narrower, then try again',
    )
  }

  #startHold() {
    const { response } = this
    const { socket } = this.request
    const held = this.unread.add(this.caller, () => {
      this.#isCut = true
      if (response.headersSent) socket.destroy()
    })
    // a response that waits for another of its connection is not closed with it
    const release = () => {
      held.release()
      socket.off('close', release)
    }
    response.once('close', release)
    socket.setMaxListeners(0).once('close', release)
    return held
  }

  /** Answers with JSON. */
  send(body: unknown, status = 200): void {
    this.sendJson(JSON.stringify(body), status)
  }

  /** Answers with a text that is JSON already. */
  sendJson(json: string, status = 200): void {
    const bytes = Buffer.from(json)
    this.hold(bytes.length)
    this.#writeJsonHead(bytes.length, status)
    this.response.end(bytes)
  }

  #writeJsonHead(length: number, status = 200): void {
    this.response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': length,
      'cache-control': 'no-store',
    })
  }

  /**
   * Answers with JSON that may be long: other requests have their turn while it is written.
   * @throws LakeError 429 as `hold`
   */
  async sendInTurns(body: unknown, account = this.caller): Promise<void> {
    const chunks: Buffer[] = []
    let [text, length] = ['', 0]
    const add = () => {
      const chunk = Buffer.from(text)
      chunks.push(chunk)
      length += chunk.length
      text = ''
      this.hold(length)
    }
    const take = (part: string) => {
      text += part
      if (text.length > chunkLength) add()
    }
    await inTurns(jsonParts(body), take, account)
    add()
    this.#writeJsonHead(length)
    const last = chunks.pop()
    for (const chunk of chunks) this.response.write(chunk)
    this.response.end(last)
  }

  /** Answers with `{"<name>":[…]}`, one value, which is JSON, after the other as `sendParts` does. */
  async sendList(name: string, values: Iterable<string>, stalledMs: number): Promise<void> {
    const parts = function* () {
      let before = `{${JSON.stringify(name)}:[`
      for (const value of values) {
        yield before + value
        before = ','
      }
      yield before === ',' ? ']}' : `${before}]}`
    }
    await this.sendParts('application/json; charset=utf-8', parts(), stalledMs)
  }

  /**
   * Answers with a text. A part is made when the client has taken those before it, and other requests are handled between
   * two, also while many such responses are sent; a client that takes nothing for `stalledMs` milliseconds is disconnected.
   */
  async sendParts(contentType: string, parts: Iterable<string>, stalledMs: number): Promise<void> {
    const { response, caller } = this
    // A part waits in memory until the one before is read; documents can have tens of megabytes.
    const hold = (part: string) => this.hold(part.length)
    const assertValid = () => this.assertValid()
    const paced = async function* () {
      const iterator = parts[Symbol.iterator]()
      for (;;) {
        // of many such responses, one makes a part in each turn
        await rest({ account: caller })
        assertValid()
        const next = uninterrupted(caller, () => iterator.next())
        if (next.done) return
        hold(next.value)
        yield next.value
      }
    }
    // The client may have left while it waited.
    if (response.destroyed) return
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' })
    disconnectStalled(response, stalledMs)
    await pipeline(paced, response).catch((error: NodeJS.ErrnoException | LakeError) => {
      // The head is sent: what is refused now can only be cut off. A client that leaves can make several errors together.
      if (error instanceof LakeError || response.destroyed) response.destroy()
      else if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
    })
  }
}
