import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import type { Commit } from '../store/store.ts'
import { HookOutbox, type QueuedChange } from './hook-outbox.ts'
import { type Delivery, type Pause, Sender, type SenderOptions, defaultDelays } from './sender.ts'
import type { DocumentWebhook } from './webhook-config.ts'
import { WebhookExpressions } from './webhook-expressions.ts'
import { parseExpression, typesIn } from './webhook-filter.ts'

type Options = Pick<SenderOptions, 'secret' | 'delays' | 'isPaused' | 'log'> & {
  db: DatabaseSync
  hooks: readonly DocumentWebhook[]
  project: { projectId: string; dataset: string }
  /** the JSON of the document to which a reference leads */
  find: (id: string) => string | undefined
}

type Hook = {
  config: DocumentWebhook
  types: Set<string> | undefined
  expressions: WebhookExpressions
  sender: Sender
  /** whose change was the last to be sent, or took long */
  lastAuthor: string
}

/**
 * Milliseconds. A delivery that is still refused after this time is dropped. It counts from the first failed attempt, so what
 * waited while the lake was switched off is tried.
 */
const maxFailingMs = 7 * 24 * 3_600_000

/** A clock that was put forward further, as of a machine that starts without its time, is no time of failing. */
const maxStepMs = 3_600_000

/** Both in milliseconds: the time that can be put forward, and the time that passes. */
const clock = () => ({ time: Date.now(), elapsed: performance.now() })

/** Changes that are evaluated before other requests have a turn; those that no filter lets through leave the queue together. */
const batchSize = 50
/** Milliseconds after which a batch ends: changes of other authors may have come meanwhile. */
const batchMs = 100

/**
 * Webhooks as the hosted lake has them: a filter and a projection over each changed document, private ones included. A
 * change is queued with its commit; filter and projection are evaluated when it is its turn. The changes of one document
 * leave in order. Authors take turns, and a refused change waits by itself, so that neither many nor refused ones block those of others.
 */
export class DocumentWebhooks {
  readonly #options: Options
  #clock = clock()
  readonly #outbox: HookOutbox
  readonly #hooks: Hook[]

  constructor(options: Options) {
    this.#options = options
    this.#outbox = new HookOutbox(options.db)
    this.#hooks = options.hooks.map((config) => this.#hookOf(config))
    // A tool that opens the lake may not know them.
    if (!options.isPaused) this.#outbox.keepOnly(options.hooks.map(({ name }) => name))
  }

  #hookOf(config: DocumentWebhook): Hook {
    const { secret, delays, isPaused, log } = this.#options
    const { name, url } = config
    const hook: Hook = {
      config,
      types: typesIn(parseExpression(config.filter)),
      lastAuthor: '',
      expressions: new WebhookExpressions(this.#options.find),
      sender: new Sender({
        name,
        url,
        secret: config.secret ?? secret,
        delays,
        isPaused,
        log,
        next: (closing) => this.#next(hook, closing),
      }),
    }
    return hook
  }

  /** Queues the changes of a commit; call it inside the commit's transaction, and `sendQueued` after it. */
  enqueue({ changes, transactionId, timestamp, author }: Commit): void {
    for (const { id: doc, before, after } of changes) {
      if (/^(drafts|versions)\./.test(doc)) continue
      const operation = before ? (after ? 'update' : 'delete') : 'create'
      const type = (after ?? before)?._type ?? ''
      for (const { config, types } of this.#hooks) {
        if (!config.on.includes(operation) || types?.has(type) === false) continue
        const queued = { doc, operation, tx: transactionId, ts: timestamp, author }
        this.#outbox.put(config.name, queued)
      }
    }
  }

  /** Starts sending queued changes. */
  sendQueued(): void {
    for (const { sender } of this.#hooks) sender.sendQueued()
  }

  /** Stops sending; queued changes are sent after the next start. */
  async close(): Promise<void> {
    await Promise.all(
      this.#hooks.map(({ sender, expressions }) => Promise.all([sender.close(), expressions.close()])),
    )
  }

  /** The next change that passes the filter; those before it that do not are removed. */
  async #next(hook: Hook, closing: AbortSignal): Promise<Delivery | Pause | undefined> {
    const { name } = hook.config
    // not within the commit that queued it
    await setImmediate()
    while (!closing.aborted) {
      const began = performance.now()
      const batch = this.#outbox.next(name, hook.lastAuthor, began, batchSize)
      if (batch.length === 0) return this.#pauseOf(name)
      const done: number[] = []
      for (const seq of batch) {
        const delivery = await this.#evaluate(hook, seq, { done, end: began + batchMs }, closing)
        if (closing.aborted) return undefined
        if (delivery) {
          this.#outbox.remove(done)
          return delivery
        }
        if (performance.now() > began + batchMs) break
      }
      this.#outbox.remove(done)
      await setImmediate()
    }
    return undefined
  }

  /** The delivery of a change, or of an earlier one of its document. What needs none is added to `done`. */
  async #evaluate(
    hook: Hook,
    seq: number,
    { done, end }: { done: number[]; end: number },
    closing: AbortSignal,
  ): Promise<Delivery | undefined> {
    const { name } = hook.config
    const wanted = this.#outbox.find(seq)
    if (!wanted) {
      // purged meanwhile, or its transaction is not in the log
      done.push(seq)
      return undefined
    }
    hook.lastAuthor = wanted.author
    while (done.length < batchSize && performance.now() < end) {
      const first = this.#outbox.firstOf(name, wanted.doc, done)
      if (first === undefined || first > seq) return undefined
      const queued = this.#outbox.find(first)
      const body = queued && (await this.#bodyOf(hook, queued, closing))
      if (closing.aborted) return undefined
      if (queued && body !== undefined) return this.#deliveryOf(name, queued, body)
      done.push(first)
    }
    return undefined
  }

  #pauseOf(name: string): Pause | undefined {
    const due = this.#outbox.firstDue(name)
    return due === undefined ? undefined : { pauseMs: Math.max(0, due - performance.now()) }
  }

  #deliveryOf(name: string, queued: QueuedChange, body: string): Delivery {
    const { seq, doc } = queued
    return {
      body,
      headers: this.#headersOf(name, queued),
      sent: () => this.#outbox.remove([seq]),
      failed: () => {
        const now = new Date()
        if (this.#clockStep() > maxStepMs) this.#outbox.beginFailingAnew(now)
        const failingMs = now.getTime() - this.#outbox.markFailing(seq, now).getTime()
        if (failingMs >= maxFailingMs) {
          this.#logDropped(name, queued, 'no attempt succeeded for seven days')
          this.#outbox.remove([seq])
          return 0
        }
        const { delays = defaultDelays } = this.#options
        const waitMs = delays.find((delay) => delay > failingMs) ?? delays.at(-1) ?? 0
        this.#outbox.postpone(name, doc, performance.now() + waitMs)
        return waitMs
      },
    }
  }

  /** By how much the clock was put forward since the last call, in milliseconds. */
  #clockStep(): number {
    const before = this.#clock
    this.#clock = clock()
    return this.#clock.time - before.time - (this.#clock.elapsed - before.elapsed)
  }

  /** @returns undefined when the filter does not let the change through, or the change cannot be read or evaluated */
  async #bodyOf(
    { config, expressions }: Hook,
    queued: QueuedChange,
    closing: AbortSignal,
  ): Promise<string | undefined> {
    const { filter, projection } = config
    try {
      return await expressions.bodyOf({ filter, projection, change: this.#outbox.changeOf(queued) })
    } catch (error) {
      // The thread was ended with the lake.
      if (closing.aborted) return undefined
      this.#logDropped(config.name, queued, String(error))
      return undefined
    }
  }

  #logDropped(name: string, { doc }: QueuedChange, problem: string): void {
    this.#options.log({ event: 'webhook', name, status: 'dropped', problem, document: doc })
  }

  /** The headers of the hosted lake. A retry has the same `idempotency-key`. */
  #headersOf(hook: string, { operation, doc, tx, ts }: QueuedChange): Record<string, string> {
    const { projectId, dataset } = this.#options.project
    const key = createHash('sha256').update(JSON.stringify([hook, tx, doc]))
    return {
      'idempotency-key': key.digest('hex').slice(0, 32),
      'sanity-transaction-id': tx,
      'sanity-transaction-time': ts,
      'sanity-document-id': doc,
      'sanity-operation': operation,
      'sanity-project-id': projectId,
      'sanity-dataset': dataset,
    }
  }
}
