import type { DatabaseSync } from 'node:sqlite'
import { type Delivery, Sender, type SenderOptions } from './sender.ts'

export type WebhookOptions = Pick<SenderOptions, 'secret' | 'delays' | 'isPaused' | 'log'> & {
  db: DatabaseSync
  url: string | undefined
}

const maxTags = 1000

/**
 * Sends the sync tags that changed to the site, signed like Sanity's webhooks. Tags wait in SQLite, written with the commit
 * they belong to, until a response of 2xx: nothing is lost while the site or the lake is down. Queued tags are sent
 * together; a tag is queued once.
 */
export class Webhook {
  readonly #db: DatabaseSync
  readonly #sender: Sender | undefined

  constructor({ db, url, ...options }: WebhookOptions) {
    this.#db = db
    this.#sender = url ? new Sender({ ...options, name: 'tags', url, next: () => this.#next() }) : undefined
  }

  /** Queues tags; call it inside the transaction of the commit, and `sendQueued` after it. */
  enqueue(tags: readonly string[]): void {
    if (!this.#sender) return
    const forget = this.#db.prepare('DELETE FROM outbox WHERE tag = ?')
    const put = this.#db.prepare('INSERT INTO outbox (tag) VALUES (?)')
    for (const tag of tags) {
      forget.run(tag)
      put.run(tag)
    }
  }

  /** Starts sending the queue, as `Sender` does. */
  sendQueued(): void {
    this.#sender?.sendQueued()
  }

  /** Discards the queue: the site does not need it. */
  discard(): void {
    this.#db.exec('DELETE FROM outbox')
  }

  /** Stops sending; the queue stays for the next start. */
  async close(): Promise<void> {
    await this.#sender?.close()
  }

  #next(): Delivery | undefined {
    const rows = this.#db.prepare('SELECT seq, tag FROM outbox ORDER BY seq LIMIT ?').all(maxTags)
    const last = rows.at(-1)
    if (!last) return undefined
    return {
      body: JSON.stringify({ syncTags: rows.map(({ tag }) => String(tag)) }),
      sent: () => this.#db.prepare('DELETE FROM outbox WHERE seq <= ?').run(Number(last.seq)),
    }
  }
}
