import pLimit, { type LimitFunction } from 'p-limit'
import { type Resting, rest, sliceMs } from '../http/turns.ts'
import type { Lake } from '../lake.ts'
import type { Commit } from '../store/store.ts'
import { shareOfMemory } from '../store/weight.ts'

type Listener = { lane: Lane; hear: (commit: Commit) => unknown; fallBehind: () => void }

/** What waits for the listeners of one caller. */
class Lane {
  readonly run: LimitFunction = pLimit(1)
  #sliceEnd = 0
  /** for how many listeners each commit waits */
  readonly #waiting = new Map<Commit, number>()
  /** what those commits take in memory, in bytes, each counted once */
  weight = 0
  readonly #resting: Resting

  constructor(caller: Resting) {
    // Streams of visitors rest as the lake itself: they do not wait for what visitors query.
    this.#resting = caller.isVisitor ? {} : caller
  }

  /** Lets others have their turn every few milliseconds: a turn for each commit and listener would take longer than writing commits does. */
  async turn(): Promise<void> {
    if (performance.now() < this.#sliceEnd) return
    await rest(this.#resting)
    this.#sliceEnd = performance.now() + sliceMs
  }

  async hear(commit: Commit, work: () => Promise<void>): Promise<void> {
    const listeners = this.#waiting.get(commit) ?? 0
    if (listeners === 0) this.weight += commit.weight
    this.#waiting.set(commit, listeners + 1)
    await this.run(work)
    const left = (this.#waiting.get(commit) ?? 1) - 1
    if (left > 0) this.#waiting.set(commit, left)
    else {
      this.#waiting.delete(commit)
      this.weight -= commit.weight
    }
  }
}

/** Commits that may wait for the listeners of one caller; a commit counts once for each of them. */
const maxBehind = 50_000
/** Bytes of memory that these commits may take, as `weightOf` counts them. */
const maxWeightBehind = shareOfMemory(1 / 16)

/**
 * Passes commits to event streams, in order, after the response to the writer was sent; other requests are handled every few
 * milliseconds, so listeners never delay a writer. The streams of one caller take turns, and costly filters of one delay the
 * events of this caller only.
 */
export class Announcer {
  readonly #log: Lake['log']
  readonly #maxBehind: number
  readonly #listeners = new Set<Listener>()
  readonly #lanes = new Map<string, Lane>()

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
    caller: Resting,
    { hear, fallBehind }: Omit<Listener, 'lane'>,
  ): { pass: (commit: Commit) => void; stop: () => void } {
    const name = `${caller.isVisitor ? 'address' : 'account'} ${caller.account}`
    const lane = this.#lanes.get(name) ?? new Lane(caller)
    this.#lanes.set(name, lane)
    const listener = { lane, hear, fallBehind }
    this.#listeners.add(listener)
    const stop = () => {
      // the account may have another lane by now
      if (!this.#listeners.delete(listener)) return
      if (![...this.#listeners].some((other) => other.lane === lane)) this.#lanes.delete(name)
    }
    return { pass: (commit) => this.#pass(listener, commit), stop }
  }

  #pass(listener: Listener, commit: Commit): void {
    const { lane, hear, fallBehind } = listener
    if (lane.run.pendingCount >= this.#maxBehind || lane.weight > maxWeightBehind) return fallBehind()
    void lane.hear(commit, async () => {
      if (!this.#listeners.has(listener)) return
      await lane.turn()
      try {
        await hear(commit)
      } catch (error) {
        this.#log({ event: 'failure', detail: `an event stream: ${String(error)}` })
      }
    })
  }
}
