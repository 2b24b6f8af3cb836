import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './child.ts'

const steady = 60_000
const firstPause = 1_000
const longestPause = 30_000

/**
 * Keeps the parts of a running shop alive: a part that ends by itself is started again, at once the first time, then
 * after pauses that double up to half a minute, for as long as the shop runs. The other parts go on meanwhile: the
 * site serves what it knows without the lake.
 */
export class Supervisor {
  #parts: { stop(): Promise<void> }[] = []
  readonly #stopping = new AbortController()
  readonly #say: (line: string) => void

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  /** Adds a part that only needs stopping. */
  add(part: { stop(): Promise<void> }): void {
    this.#parts.push(part)
  }

  /**
   * Starts a part and keeps it running until `stop`.
   * @throws what `start` throws the first time
   */
  async keep(start: () => Promise<Child>): Promise<void> {
    let child = await start()
    this.#parts.push({ stop: () => child.stop() })
    if (this.#isStopping) return child.stop()
    void this.#watch(child, start, (next) => (child = next))
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }

  async #watch(first: Child, start: () => Promise<Child>, replace: (child: Child) => void): Promise<void> {
    let child: Child | undefined = first
    let startsInARow = 0
    while (!this.#isStopping) {
      const since = Date.now()
      const why: string = child ? `ended unexpectedly (exit code ${await child.exited})` : 'did not start'
      if (this.#isStopping) return
      if (Date.now() - since > steady) startsInARow = 0
      const pause = startsInARow === 0 ? 0 : Math.min(firstPause * 2 ** (startsInARow - 1), longestPause)
      startsInARow += 1
      this.#say(`The ${first.name} ${why}; starting it again${pause ? ` in ${pause / 1000} s` : ''}.`)
      await this.#wait(pause)
      if (this.#isStopping) return
      child = await start().catch(() => undefined)
      if (child) replace(child)
      if (child && this.#isStopping) return child.stop()
    }
  }

  async #wait(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
  }

  /** Stops everything, last started first. Safe to call twice. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    const parts = this.#parts.splice(0).reverse()
    await Promise.all(parts.map((part) => part.stop()))
  }
}
