import { SIGNATURE_HEADER_NAME, encodeSignatureHeader } from '@sanity/webhook'
import type { DatabaseSync } from 'node:sqlite'

export type WebhookOptions = {
  db: DatabaseSync
  url: string | undefined
  secret: string
  /** waits between attempts in milliseconds, the last one repeated */
  delays?: number[]
  log: (line: Record<string, unknown>) => void
}

const usualDelays = [100, 200, 500, 1000, 2000, 5000, 15_000, 30_000, 60_000]
const maxTags = 1000
const timeout = 15_000

/**
 * Tells the site which sync tags changed, signed like Sanity's webhooks. Tags wait in SQLite, written with the commit
 * they belong to, until an answer of 2xx: nothing is lost while the site or the lake is down. Queued tags are sent
 * together; a tag is queued once.
 */
export class Webhook {
  readonly #options: WebhookOptions
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  #sending: Promise<void> | undefined
  readonly #closing = new AbortController()

  constructor(options: WebhookOptions) {
    this.#options = options
  }

  /** Queues tags; call it inside the transaction of the commit, and `wake` after it. */
  enqueue(tags: readonly string[]): void {
    if (!this.#options.url) return
    const { db } = this.#options
    const forget = db.prepare('DELETE FROM outbox WHERE tag = ?')
    const put = db.prepare('INSERT INTO outbox (tag) VALUES (?)')
    for (const tag of tags) {
      forget.run(tag)
      put.run(tag)
    }
  }

  /** Starts sending what waits, without waiting for the next attempt that failures have put off. */
  wake(): void {
    if (this.#options.url === undefined || this.#isClosed || this.#sending) return
    clearTimeout(this.#timer)
    this.#sending = this.#deliver().finally(() => {
      this.#sending = undefined
    })
  }

  /** Discards the queue: the site does not need it. */
  discard(): void {
    this.#options.db.exec('DELETE FROM outbox')
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
    const { db, log } = this.#options
    while (!this.#isClosed) {
      const rows = db.prepare('SELECT seq, tag FROM outbox ORDER BY seq LIMIT ?').all(maxTags)
      const last = rows.at(-1)
      if (!last) return
      const problem = await this.#post(
        rows.map((row) => String(row.tag)),
        Number(last.seq),
      )
      if (this.#isClosed && problem !== undefined) return
      if (problem === undefined) {
        this.#failures = 0
        continue
      }
      const delays = this.#options.delays ?? usualDelays
      const wait = delays[Math.min(this.#failures, delays.length - 1)] ?? 1000
      this.#failures += 1
      log({ event: 'webhook', status: 'failed', problem, attempts: this.#failures, nextInMs: wait })
      this.#timer = setTimeout(() => this.wake(), wait)
      this.#timer.unref()
      return
    }
  }

  /** Sends the queue up to `seq` once and removes it; returns the problem, if there is one. */
  async #post(syncTags: string[], seq: number): Promise<string | undefined> {
    const { db, url, secret } = this.#options
    if (!url) return undefined
    const body = JSON.stringify({ syncTags })
    try {
      const signature = await encodeSignatureHeader(body, Date.now(), secret)
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature },
        signal: AbortSignal.any([AbortSignal.timeout(timeout), this.#closing.signal]),
        redirect: 'error',
      })
      await response.arrayBuffer()
      if (!response.ok) return `the site answered ${response.status}`
      db.prepare('DELETE FROM outbox WHERE seq <= ?').run(seq)
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}
