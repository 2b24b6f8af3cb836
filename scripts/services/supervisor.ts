import { setTimeout as sleep } from 'node:timers/promises'
import type { Service } from './service.ts'

/** A service that ran this long starts again without delay. */
const STABLE_MS = 60_000
const FIRST_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000

/**
 * Restarts services that exit: immediately the first time, then with exponential backoff up to 30 seconds. The other services
 * keep running; without the lake, the site serves its cache.
 */
export class Supervisor {
  #services: { stop(): Promise<void> }[] = []
  readonly #stopping = new AbortController()
  readonly #log: (line: string) => void

  constructor(log: (line: string) => void) {
    this.#log = log
  }

  /** Adds a service that only has to be stopped. */
  add(service: { stop(): Promise<void> }): void {
    this.#services.push(service)
  }

  /**
   * Starts a service and restarts it whenever it exits, until `stop`.
   * @throws what `start` throws the first time
   */
  async keep(start: () => Promise<Service>): Promise<void> {
    let service = await start()
    this.#services.push({ stop: () => service.stop() })
    if (this.#isStopping) return service.stop()
    void this.#watch(service, start, (next) => (service = next))
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }

  async #watch(
    first: Service,
    start: () => Promise<Service>,
    replace: (service: Service) => void,
  ): Promise<void> {
    let service: Service | undefined = first
    let restarts = 0
    while (!this.#isStopping) {
      const since = Date.now()
      const reason: string = service
        ? `exited unexpectedly (exit code ${await service.exited})`
        : 'did not start'
      if (this.#isStopping) return
      if (Date.now() - since > STABLE_MS) restarts = 0
      const delay = restarts === 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (restarts - 1), MAX_DELAY_MS)
      restarts += 1
      this.#log(`The ${first.name} ${reason}; restarting it${delay ? ` in ${delay / 1000} s` : ''}.`)
      await this.#wait(delay)
      if (this.#isStopping) return
      service = await start().catch(() => undefined)
      if (service) replace(service)
      if (service && this.#isStopping) return service.stop()
    }
  }

  async #wait(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
  }

  /** Stops everything, last started first. Safe to call twice. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    const services = this.#services.splice(0).reverse()
    await Promise.all(services.map((service) => service.stop()))
  }
}
