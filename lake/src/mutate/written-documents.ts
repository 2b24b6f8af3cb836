import { LRUCache } from 'lru-cache'
import type { Commit } from '../store/store.ts'

/** Bytes of memory that a document of usual size takes, as `weightOf` counts them. A larger one counts as several. */
const ofDocument = 50_000
/** Sync tags of a document of usual size. Those beyond leave in one queue, in which those of others wait behind them, and five count as one document. */
const [usualTags, tagsOfDocument] = [100, 5]
/** Documents that an account writes without a wait, and in each second from then on. */
const [burst, perSecond] = [10_000, 1000]
const maxAccounts = 10_000

/** Counts the documents that accounts write: each is work for others afterwards, for listeners, webhooks, and pages that are rendered anew. */
export class WrittenDocuments {
  /** When each account has used nothing, as `performance.now()` counts. */
  readonly #paidAt = new LRUCache<string, number>({ max: maxAccounts })

  /**
   * @param tags sync tags of the commit that webhooks announce
   * @returns the milliseconds for which the account waits
   */
  add(account: string, { changes, weight }: Pick<Commit, 'changes' | 'weight'>, tags: number): number {
    const now = performance.now()
    const ms = (count: number) => (count * 1000) / perSecond
    const count =
      changes.length + weight / ofDocument + Math.max(0, tags - usualTags * changes.length) / tagsOfDocument
    const paidAt = Math.max(now, this.#paidAt.get(account) ?? now) + ms(count)
    this.#paidAt.set(account, paidAt)
    return Math.max(0, paidAt - ms(burst) - now)
  }
}
