import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from './mail'
import type { Deliver } from './transport'

/** Waits after each failed attempt in milliseconds, two days in all; after the last a mail is put aside as failed. */
const usualDelays = [2, 10, 60, 300, 900, 3600, 10_800, 21_600, 43_200, 86_400].map(
  (seconds) => seconds * 1000,
)

/** Milliseconds; a file that is being written is younger. */
const leftoverAge = 60 * 60_000

type Entry = { mail: Mail; attempts: number; dueAt: number }

type OutboxOptions = { dir: string; deliver: Deliver; delays?: number[] }

/**
 * Mails that wait to be sent, each a file in `<dir>/outbox`, so that a restart loses none. A mail that cannot be sent is
 * tried again after increasing waits; one that the server refuses permanently, or that fails too often, is moved to
 * `<dir>/failed`.
 */
export class Outbox {
  readonly #options: Required<OutboxOptions>
  readonly #waiting: string
  readonly #failed: string
  #timer: NodeJS.Timeout | undefined
  #run: Promise<void> | undefined
  #isRequested = false

  constructor({ delays = usualDelays, ...options }: OutboxOptions) {
    this.#options = { ...options, delays }
    this.#waiting = join(options.dir, 'outbox')
    this.#failed = join(options.dir, 'failed')
  }

  /** Stores a mail; it is sent by the next `sendDue`. @param id a file name */
  async add(mail: Mail, id: string): Promise<void> {
    await this.#write(`${id}.json`, { mail, attempts: 0, dueAt: 0 })
  }

  /** Sends the mails that are due, one at a time. It resolves when none is due, and never rejects. */
  sendDue(): Promise<void> {
    this.#isRequested = true
    this.#run ??= this.#sendAll().finally(() => {
      this.#run = undefined
    })
    return this.#run
  }

  /** Stops sending; waiting mails stay in their folder. */
  close(): void {
    clearTimeout(this.#timer)
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#isRequested) {
        this.#isRequested = false
        let next = Number.POSITIVE_INFINITY
        for (const name of await this.#names()) next = Math.min(next, await this.#attempt(name))
        clearTimeout(this.#timer)
        if (next < Number.POSITIVE_INFINITY) {
          this.#timer = setTimeout(() => void this.sendDue(), Math.max(next - Date.now(), 0)).unref()
        }
      }
    } catch (error) {
      console.error('The outbox of mails cannot be read:', error)
    }
  }

  async #names(): Promise<string[]> {
    await mkdir(this.#waiting, { recursive: true, mode: 0o700 })
    const names = await readdir(this.#waiting)
    await Promise.all(names.filter((name) => name.endsWith('.tmp')).map((name) => this.#removeLeftover(name)))
    return names.filter((name) => name.endsWith('.json')).toSorted()
  }

  /** Removes what a process that was killed while it stored a mail left behind: personal data that nobody reads. */
  async #removeLeftover(name: string): Promise<void> {
    const file = join(this.#waiting, name)
    const writtenAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    )
    if (writtenAt < Date.now() - leftoverAge) await rm(file, { force: true })
  }

  /** @returns when the mail is due again (ms since 1970), infinity when it left the outbox */
  async #attempt(name: string): Promise<number> {
    const entry = await this.#read(name)
    if (!entry) return Number.POSITIVE_INFINITY
    const wait = entry.dueAt - Date.now()
    // A longer wait was noted while the clock was ahead.
    if (wait > 0 && wait <= Math.max(...this.#options.delays)) return entry.dueAt
    try {
      await this.#options.deliver(entry.mail, name.slice(0, -'.json'.length))
      await rm(join(this.#waiting, name), { force: true })
      return Number.POSITIVE_INFINITY
    } catch (error) {
      const pause = isFinal(error) ? undefined : this.#options.delays[entry.attempts]
      const reason = error instanceof Error ? error.message : String(error)
      if (pause === undefined) return this.#putAside(name, reason)
      console.warn(`A mail was not sent (${reason}); next attempt in ${Math.ceil(pause / 1000)} s.`)
      const dueAt = Date.now() + pause
      await this.#write(name, { ...entry, attempts: entry.attempts + 1, dueAt })
      return dueAt
    }
  }

  async #putAside(name: string, reason: string): Promise<number> {
    await mkdir(this.#failed, { recursive: true, mode: 0o700 })
    const file = join(this.#failed, name)
    await rename(join(this.#waiting, name), file)
    console.error(
      `A mail could not be sent (${reason}). It is kept in ${file}; to try again, move it to ${this.#waiting}.`,
    )
    return Number.POSITIVE_INFINITY
  }

  /** A file that is not readable as a mail is put aside. */
  async #read(name: string): Promise<Entry | undefined> {
    try {
      const { mail, attempts, dueAt } = JSON.parse(await readFile(join(this.#waiting, name), 'utf8')) as Entry
      if (typeof mail.to === 'string') return { mail, attempts, dueAt }
    } catch {
      // Damaged: handled below.
    }
    await this.#putAside(name, 'its file is damaged')
    return undefined
  }

  async #write(name: string, entry: Entry): Promise<void> {
    await mkdir(this.#waiting, { recursive: true, mode: 0o700 })
    const file = join(this.#waiting, name)
    const draft = `${file}.${crypto.randomUUID()}.tmp`
    // On the disk before its name: the lake notes that it was sent, and nothing sends it again after a power cut.
    await writeFile(draft, JSON.stringify(entry), { mode: 0o600, flush: true })
    await rename(draft, file)
  }
}

/** Whether the mail server refused sender, recipient or content permanently (RFC 5321: 5xx). A wrong password is not permanent. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500
}
