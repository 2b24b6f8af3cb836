import type { Child } from './child.ts'

const restartsPerMinute = 3

/**
 * Keeps the parts of a running shop alive: a part that ends by itself is started again, at most three times in
 * a minute; after that everything is stopped and `failed` tells why.
 */
export class Supervisor {
  readonly failed: Promise<string>
  #fail: (reason: string) => void = () => {}
  #parts: { stop(): Promise<void> }[] = []
  #isStopping = false
  readonly #say: (line: string) => void

  constructor(say: (line: string) => void) {
    this.#say = say
    this.failed = new Promise((resolve) => (this.#fail = resolve))
  }

  /** Adds a part that only needs stopping. */
  add(part: { stop(): Promise<void> }): void {
    this.#parts.push(part)
  }

  /** Starts a part and keeps it running until `stop`. */
  async keep(start: () => Promise<Child>): Promise<void> {
    const part = { child: await start(), restarts: [] as number[] }
    this.#parts.push({ stop: () => part.child.stop() })
    if (this.#isStopping) await part.child.stop()
    void this.#watch(part, start)
  }

  async #watch(part: { child: Child; restarts: number[] }, start: () => Promise<Child>): Promise<void> {
    for (;;) {
      const code = await part.child.exited
      if (this.#isStopping) return
      part.restarts = [...part.restarts.filter((time) => time > Date.now() - 60_000), Date.now()]
      if (part.restarts.length > restartsPerMinute) {
        return this.#fail(
          `The ${part.child.name} ended ${part.restarts.length} times within a minute (exit code ${code}).`,
        )
      }
      this.#say(`The ${part.child.name} ended unexpectedly (exit code ${code}); starting it again.`)
      try {
        part.child = await start()
        if (this.#isStopping) return await part.child.stop()
      } catch (error) {
        return this.#fail(error instanceof Error ? error.message : String(error))
      }
    }
  }

  /** Stops everything, last started first. Safe to call twice. */
  async stop(): Promise<void> {
    this.#isStopping = true
    const parts = this.#parts.splice(0).reverse()
    await Promise.all(parts.map((part) => part.stop()))
  }
}
