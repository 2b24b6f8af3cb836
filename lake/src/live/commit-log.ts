import type { Commit, DocumentStore } from '../store/store.ts'
import { shareOfMemory } from '../store/weight.ts'

const kept = 1000

/** Bytes of memory, as `weightOf` counts them, of all commits together. */
const maxWeight = shareOfMemory(1 / 32)

/** The latest commits, for listeners that reconnect. A purge empties it: commits hold what documents held. */
export class CommitLog {
  readonly #commits: Commit[] = []
  #weight = 0

  constructor(store: DocumentStore) {
    store.onCommit((commit) => {
      if (commit.isPurge) {
        this.#commits.length = 0
        this.#weight = 0
        return
      }
      this.#commits.push(commit)
      this.#weight += commit.weight
      while (this.#commits.length > kept || this.#weight > maxWeight)
        this.#weight -= this.#commits.shift()?.weight ?? 0
    })
  }

  /** The commit with this transaction id and those after it, or undefined when it is not known any more. */
  sinceTransaction(transactionId: string): Commit[] | undefined {
    const at = this.#commits.findIndex((commit) => commit.transactionId === transactionId)
    return at === -1 ? undefined : this.#commits.slice(at)
  }

  /** Commits after sequence number `seq`, or undefined when some may be forgotten. */
  afterSequence(seq: number): Commit[] | undefined {
    const [first, last] = [this.#commits[0], this.#commits.at(-1)]
    // A later one is of before a restore, which begins with a lower number.
    if (!first || !last || first.seq > seq + 1 || last.seq < seq) return undefined
    return this.#commits.filter((commit) => commit.seq > seq)
  }
}
