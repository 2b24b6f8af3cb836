import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/environment.ts'
import { readSecrets } from '../../scripts/services/settings.ts'
import { startSite } from '../../scripts/services/site.ts'
import type { Service } from '../../scripts/services/service.ts'
import { siteUrl, testEnvironment, testPorts } from '../shop.ts'

/** One server of the site among several: a copy of the build, a port of its own, and a stream of publishes of its own. */
export class Instance {
  readonly #port: number
  readonly #distDir: string
  #service: Service | undefined

  constructor(number: number) {
    this.#port = testPorts.instances[number - 1] ?? 0
    this.#distDir = `${testEnvironment.NEXT_DIST_DIR}-${number}`
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** Starts it as a new machine would: with the pages of the build. */
  async startAnew(): Promise<void> {
    this.remove()
    cpSync(join(root, 'web', testEnvironment.NEXT_DIST_DIR), this.#folder, { recursive: true })
    await this.start()
  }

  async start(): Promise<void> {
    process.env.FOLLOW_PUBLISHES = '1'
    const environment = { ...testEnvironment, NEXT_DIST_DIR: this.#distDir, SITE_URL: siteUrl }
    this.#service = await startSite(
      environment,
      { ...testPorts, web: this.#port },
      readSecrets(testEnvironment),
    )
  }

  /** @param signal SIGKILL, SIGSTOP, SIGCONT, or SIGTERM, which ends it in an orderly way */
  async signal(signal: NodeJS.Signals): Promise<void> {
    if (!this.#service) return
    process.kill(-this.#service.pid, signal)
    if (signal === 'SIGKILL' || signal === 'SIGTERM') await this.#service.exited
  }

  async stop(): Promise<void> {
    await this.#service?.stop()
    this.remove()
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  get #folder(): string {
    return join(root, 'web', this.#distDir)
  }
}
