import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../scripts/environment.ts'
import { readSecrets, siteSettings } from '../../scripts/services/settings.ts'
import { logFolder, startService, type Service } from '../../scripts/services/service.ts'
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

  /** As `npm start` does, with a clock that can be moved. */
  async start(): Promise<void> {
    const environment = { ...testEnvironment, NEXT_DIST_DIR: this.#distDir, SITE_URL: siteUrl }
    this.#service = await startService({
      name: this.#distDir.slice(1),
      command: process.execPath,
      args: [
        `--import=${pathToFileURL(join(import.meta.dirname, 'fake-clock.mjs')).href}`,
        join(root, 'web/server.ts'),
        '--port',
        String(this.#port),
        '--hostname',
        'localhost',
      ],
      cwd: join(root, 'web'),
      env: {
        ...process.env,
        ...siteSettings(environment, { ...testPorts, web: this.#port }, readSecrets(testEnvironment)),
        NODE_ENV: 'production',
        FOLLOW_PUBLISHES: '1',
        CLOCK_FILE: this.#clockFile,
      },
      logs: logFolder(testEnvironment.LAKE_DATA),
      readyUrl: `${this.url}/ready`,
    })
  }

  /** Moves its clock against the real one; 0 sets it right. */
  async setClock(minutes: number): Promise<void> {
    mkdirSync(join(this.#clockFile, '..'), { recursive: true })
    writeFileSync(this.#clockFile, String(minutes * 60_000))
    // The server looks at the file every 20 ms.
    await new Promise((resolve) => setTimeout(resolve, 100))
  }

  /** Where it keeps rendered pages and what was published, which it must be able to do without. */
  get cacheFolder(): string {
    return join(this.#folder, 'cache')
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

  get #clockFile(): string {
    return join(testEnvironment.LAKE_DATA, `clock${this.#distDir}`)
  }

  get #folder(): string {
    return join(root, 'web', this.#distDir)
  }
}
