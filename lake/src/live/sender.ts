import { SIGNATURE_HEADER_NAME, encodeSignatureHeader } from '@sanity/webhook'

/** One request to a receiver. */
export type Delivery = {
  body: string
  headers?: Record<string, string>
  /** removes it from its queue; when that fails, it is sent again */
  sent: () => void
  /**
   * Called after each attempt that failed.
   * @returns after how many milliseconds it is tried again, when others need not wait for it
   */
  failed?: () => number | undefined
}

/** Nothing is to be sent for so many milliseconds. */
export type Pause = { pauseMs: number }

export type SenderOptions = {
  /** in the log */
  name: string
  url: string
  secret: string
  /** waits between attempts in milliseconds, the last one repeated */
  delays?: number[]
  /** sends nothing: the queue waits for another start */
  isPaused?: boolean
  log: (line: Record<string, unknown>) => void
  /** the next delivery of the queue; `closing` is aborted when it is not needed any more */
  next: (closing: AbortSignal) => Next | Promise<Next>
}

type Next = Delivery | Pause | undefined

/** Milliseconds between the attempts for a delivery that is refused. */
export const defaultDelays = [100, 200, 500, 1000, 2000, 5000, 15_000, 30_000, 60_000]
const timeout = 15_000

/** Milliseconds from a failed attempt that a new delivery waits at most: each attempt costs the lake time, but the receiver may be back. */
const maxWaitOfNew = 5000

/**
 * Sends a queue one delivery at a time, each until a response of 2xx. Every attempt has a new signature. While the receiver cannot be
 * reached, the queue waits; what it refuses waits by itself, when its delivery says for how long.
 */
export class Sender {
  readonly #options: SenderOptions
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  /** of the last failed attempt, as `performance.now()` counts */
  #failedAt = 0
  #nextAt = 0
  #sending: Promise<void> | undefined
  readonly #closing = new AbortController()

  constructor(options: SenderOptions) {
    this.#options = options
  }

  /** Starts sending the queue: now, or a few seconds after a failed attempt, when a longer wait has begun. */
  sendQueued(): void {
    if (this.#options.isPaused || this.#isClosed || this.#sending) return
    if (this.#failures === 0) this.#send()
    else this.#sendAt(Math.min(this.#nextAt, this.#failedAt + maxWaitOfNew))
  }

  #sendAt(time: number): void {
    clearTimeout(this.#timer)
    this.#nextAt = time
    this.#timer = setTimeout(() => this.#send(), Math.max(0, time - performance.now()))
    this.#timer.unref()
  }

  #send(): void {
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
    while (!this.#isClosed) {
      const outcome = await this.#sendNext()
      if (outcome === undefined) return
      if (outcome === 'answered') {
        this.#failures = 0
        continue
      }
      if (this.#isClosed) return
      if ('pauseMs' in outcome) this.#sendAt(performance.now() + outcome.pauseMs)
      else this.#retryLater(outcome.problem)
      return
    }
  }

  #retryLater(problem: string): void {
    const { name, log, delays = defaultDelays } = this.#options
    const wait = delays[Math.min(this.#failures, delays.length - 1)] ?? 1000
    this.#failures += 1
    log({ event: 'webhook', name, status: 'failed', problem, attempts: this.#failures, nextInMs: wait })
    this.#failedAt = performance.now()
    this.#sendAt(this.#failedAt + wait)
  }

  /** Never throws: a queue that cannot be read or shortened, as on a full disk, is tried again like a refused delivery. */
  async #sendNext(): Promise<'answered' | Pause | { problem: string } | undefined> {
    try {
      const next = await this.#options.next(this.#closing.signal)
      if (!next || 'pauseMs' in next) return next
      const status = await this.#post(next)
      const isAnswer = typeof status === 'number'
      if (isAnswer && status >= 200 && status < 300) {
        next.sent()
        return 'answered'
      }
      const problem = isAnswer ? `the receiver answered ${status}` : status
      const waitMs = this.#isClosed ? undefined : next.failed?.()
      if (!isAnswer || waitMs === undefined) return { problem }
      const { name, log } = this.#options
      log({ event: 'webhook', name, status: 'failed', problem, nextInMs: waitMs })
      return 'answered'
    } catch (error) {
      return { problem: messageOf(error) }
    }
  }

  /** @returns the status of the answer, or why there is none */
  async #post({ body, headers }: Delivery): Promise<number | string> {
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
      // its length is the receiver's choice
      await response.body?.cancel()
      return response.status
    } catch (error) {
      return messageOf(error)
    }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
