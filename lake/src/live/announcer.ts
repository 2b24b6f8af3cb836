import { setImmediate } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Lake } from '../lake.ts'
import type { Commit } from '../store/store.ts'

type Listener = { lane: LimitFunction; hear: (commit: Commit) => unknown; fallBehind: () => void }

/** Commits that may wait for the listeners of one caller; a commit counts once for each of them. */
const maxBehind = 50_000

/**
 * Passes commits to event streams, in order, after the response to the writer was sent; other requests are handled between
 * two streams, so listeners never delay a writer. The streams of one caller take turns, and costly filters of one delay the
 * events of this caller only.
 */
export class Announcer {
  readonly #log: Lake['log']
  readonly #maxBehind: number
  readonly #listeners = new Set<Listener>()
  readonly #lanes = new Map<string, LimitFunction>()

  constructor({ store, log }: Pick<Lake, 'store' | 'log'>, max = maxBehind) {
    this.#log = log
    this.#maxBehind = max
    store.onCommit((commit) => {
      for (const listener of this.#listeners) this.#pass(listener, commit)
    })
  }

  /**
   * Adds a listener. `fallBehind` is called when too much waits for its caller; remove the listener then.
   * @returns `pass` lets it hear a commit that it has missed, before those that come; `stop` removes it
   */
  add(
    caller: string,
    { hear, fallBehind }: Omit<Listener, 'lane'>,
  ): { pass: (commit: Commit) => void; stop: () => void } {
    const lane = this.#lanes.get(caller) ?? pLimit(1)
    this.#lanes.set(caller, lane)
    const listener = { lane, hear, fallBehind }
    this.#listeners.add(listener)
    const stop = () => {
      this.#listeners.delete(listener)
      if (![...this.#listeners].some((other) => other.lane === lane)) this.#lanes.delete(caller)
    }
    return { pass: (commit) => this.#pass(listener, commit), stop }
  }

  #pass(listener: Listener, commit: Commit): void {
    const { lane, hear, fallBehind } = listener
    if (lane.pendingCount >= this.#maxBehind) return fallBehind()
    void lane(async () => {
      if (!this.#listeners.has(listener)) return
      await setImmediate()
      try {
        await hear(commit)
      } catch (error) {
        this.#log({ event: 'failure', detail: `an event stream: ${String(error)}` })
      }
    })
  }
}
