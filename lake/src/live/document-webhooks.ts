import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../store/document.ts'
import { pack, unpack } from '../store/packed.ts'
import type { Commit } from '../store/store.ts'
import { type Parcel, Sender, type SenderOptions } from './sender.ts'
import type { DocumentWebhook } from './webhook-config.ts'
import { type Change, evaluateChange, parseExpression, typesIn } from './webhook-filter.ts'

type Options = Pick<SenderOptions, 'secret' | 'delays' | 'log'> & {
  db: DatabaseSync
  hooks: readonly DocumentWebhook[]
  project: { projectId: string; dataset: string }
  /** follows a reference of a projection */
  find: (id: string) => LakeDocument | undefined
}

/** A delivery that no attempt succeeds for is dropped, so that one that is always refused does not hold up the others for ever. */
const maxAge = 7 * 24 * 3_600_000

/**
 * Webhooks as the hosted lake has them: a filter and a projection over each changed document, private ones included. A
 * change is queued with its commit and leaves in order; filter and projection are evaluated when it is its turn.
 */
export class DocumentWebhooks {
  readonly #options: Options
  readonly #hooks: { hook: DocumentWebhook; types: Set<string> | undefined; sender: Sender }[]

  constructor(options: Options) {
    this.#options = options
    const { db, hooks, secret, delays, log } = options
    this.#hooks = hooks.map((hook) => ({
      hook,
      types: typesIn(parseExpression(hook.filter)),
      sender: new Sender({
        name: hook.name,
        url: hook.url,
        secret: hook.secret ?? secret,
        delays,
        log,
        next: () => this.#next(hook),
      }),
    }))
    // what waits for a webhook that was removed
    db.prepare('DELETE FROM hook_outbox WHERE hook NOT IN (SELECT value FROM json_each(?))').run(
      JSON.stringify(hooks.map(({ name }) => name)),
    )
  }

  /** Queues the changes of a commit; call it inside the commit's transaction, and `wake` after it. */
  enqueue({ changes, transactionId, timestamp }: Commit): void {
    const put = this.#options.db.prepare(
      'INSERT INTO hook_outbox (hook, operation, doc, tx, ts, before, after) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    for (const { id, before, after } of changes) {
      if (/^(drafts|versions)\./.test(id)) continue
      const operation = before ? (after ? 'update' : 'delete') : 'create'
      const type = (after ?? before)?._type ?? ''
      for (const { hook, types } of this.#hooks) {
        if (!hook.on.includes(operation) || types?.has(type) === false) continue
        put.run(hook.name, operation, id, transactionId, timestamp, packed(before), packed(after))
      }
    }
  }

  /** Starts sending what waits. */
  wake(): void {
    for (const { sender } of this.#hooks) sender.wake()
  }

  /** Stops sending; what waits is sent after the next start. */
  async close(): Promise<void> {
    await Promise.all(this.#hooks.map(({ sender }) => sender.close()))
  }

  /** The first change that passes the filter; those before it are removed. */
  async #next(hook: DocumentWebhook): Promise<Parcel | undefined> {
    const { db, log } = this.#options
    const first = db.prepare('SELECT * FROM hook_outbox WHERE hook = ? ORDER BY seq LIMIT 1')
    const remove = db.prepare('DELETE FROM hook_outbox WHERE seq = ?')
    for (;;) {
      const row = first.get(hook.name)
      if (!row) return undefined
      const sent = () => void remove.run(Number(row.seq))
      const isTooOld = Date.now() - Date.parse(String(row.ts)) > maxAge
      if (isTooOld) {
        const problem = 'no attempt succeeded for seven days'
        log({ event: 'webhook', name: hook.name, status: 'dropped', problem, document: row.doc })
      } else {
        const body = await this.#bodyOf(hook, { before: unpacked(row.before), after: unpacked(row.after) })
        if (body !== undefined) return { body, headers: this.#headersOf(row), sent }
      }
      sent()
    }
  }

  /** @returns undefined when the filter does not let the change through */
  async #bodyOf({ name, filter, projection }: DocumentWebhook, change: Change): Promise<string | undefined> {
    const { find, log } = this.#options
    try {
      const [test, shape] = [parseExpression(filter), parseExpression(projection)]
      if (test && (await evaluateChange(test, change, find)) !== true) return undefined
      return JSON.stringify(
        shape ? await evaluateChange(shape, change, find) : (change.after ?? change.before),
      )
    } catch (error) {
      log({ event: 'webhook', name, status: 'dropped', problem: String(error) })
      return undefined
    }
  }

  /** The headers of the hosted lake. A retry has the same `idempotency-key`. */
  #headersOf({ hook, operation, doc, tx, ts }: Record<string, unknown>): Record<string, string> {
    const { projectId, dataset } = this.#options.project
    const key = createHash('sha256').update(JSON.stringify([hook, tx, doc]))
    return {
      'idempotency-key': key.digest('hex').slice(0, 32),
      'sanity-transaction-id': String(tx),
      'sanity-transaction-time': String(ts),
      'sanity-document-id': String(doc),
      'sanity-operation': String(operation),
      'sanity-project-id': projectId,
      'sanity-dataset': dataset,
    }
  }
}

const packed = (document: LakeDocument | undefined) => (document ? pack(JSON.stringify(document)) : null)

function unpacked(value: unknown): LakeDocument | undefined {
  const json = unpack(value)
  return json === undefined ? undefined : (JSON.parse(json) as LakeDocument)
}
