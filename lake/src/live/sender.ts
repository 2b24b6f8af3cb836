import { SIGNATURE_HEADER_NAME, encodeSignatureHeader } from '@sanity/webhook'

/** One request to a receiver. `sent` removes it from its queue; a queue that cannot be shortened is sent again. */
export type Parcel = { body: string; headers?: Record<string, string>; sent: () => void }

export type SenderOptions = {
  /** in the log */
  name: string
  url: string
  secret: string
  /** waits between attempts in milliseconds, the last one repeated */
  delays?: number[]
  log: (line: Record<string, unknown>) => void
  /** the first parcel of the queue */
  next: () => Parcel | undefined | Promise<Parcel | undefined>
}

const usualDelays = [100, 200, 500, 1000, 2000, 5000, 15_000, 30_000, 60_000]
const timeout = 15_000

/** Sends what is in a queue, one parcel after the other, each until an answer of 2xx. Every attempt is signed anew. */
export class Sender {
  readonly #options: SenderOptions
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  #sending: Promise<void> | undefined
  readonly #closing = new AbortController()

  constructor(options: SenderOptions) {
    this.#options = options
  }

  /** Starts sending what waits, without waiting for the next attempt that failures have put off. */
  wake(): void {
    if (this.#isClosed || this.#sending) return
    clearTimeout(this.#timer)
    this.#sending = this.#deliver().finally(() => {
      this.#sending = undefined
    })
  }

  /** Stops sending; the queue stays for the next start. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await this.#sending
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted
  }

  async #deliver(): Promise<void> {
    const { name, log, next } = this.#options
    while (!this.#isClosed) {
      const parcel = await next()
      if (!parcel) return
      const problem = await this.#post(parcel)
      if (this.#isClosed && problem !== undefined) return
      if (problem === undefined) {
        this.#failures = 0
        continue
      }
      const delays = this.#options.delays ?? usualDelays
      const wait = delays[Math.min(this.#failures, delays.length - 1)] ?? 1000
      this.#failures += 1
      log({ event: 'webhook', name, status: 'failed', problem, attempts: this.#failures, nextInMs: wait })
      this.#timer = setTimeout(() => this.wake(), wait)
      this.#timer.unref()
      return
    }
  }

  /** @returns the problem, if there is one */
  async #post({ body, headers, sent }: Parcel): Promise<string | undefined> {
    const { url, secret } = this.#options
    try {
      const signature = await encodeSignatureHeader(body, Date.now(), secret)
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers, [SIGNATURE_HEADER_NAME]: signature },
        signal: AbortSignal.any([AbortSignal.timeout(timeout), this.#closing.signal]),
        redirect: 'error',
      })
      await response.arrayBuffer()
      if (!response.ok) return `the receiver answered ${response.status}`
      sent()
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}
