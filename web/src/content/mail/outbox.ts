import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Mail } from './mail'
import type { Deliver } from './transport'

/** Waits after each failed attempt in milliseconds, two days in all; after the last a mail is put aside as failed. */
const usualDelays = [2, 10, 60, 300, 900, 3600, 10_800, 21_600, 43_200, 86_400].map(
  (seconds) => seconds * 1000,
)

/** Mails that are sent at the same time: a mail server takes half a second for each. */
const maxSending = 4

/** Milliseconds after which a mail gives its place to another one, although it is still being sent. */
const quickMs = 15_000

/** Milliseconds after which the folder is read again: there can be thousands of mails in it that wait. */
const readAgainAfter = 60_000

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
  /** When the timer ends (ms since 1970). */
  #nextAt = Number.POSITIVE_INFINITY
  /** When mails are due (ms since 1970), by their files. */
  readonly #dueAt = new Map<string, number>()
  /** When the folder was read, as `performance.now()` counts. */
  #readAt = Number.NEGATIVE_INFINITY
  /** Mails that were never tried do not wait for those that failed. */
  readonly #isNew = new Set<string>()
  readonly #places = pLimit(maxSending)
  readonly #placesOfOthers = pLimit(maxSending)
  /** What is being sent, or waits for a place, by its file. */
  readonly #sending = new Map<string, { begun: Promise<void>; ended: Promise<void> }>()

  constructor({ delays = usualDelays, ...options }: OutboxOptions) {
    this.#options = { ...options, delays }
    this.#waiting = join(options.dir, 'outbox')
    this.#failed = join(options.dir, 'failed')
  }

  /** Stores a mail; it is sent by the next `sendDue`. @param id a file name */
  async add(mail: Mail, id: string): Promise<void> {
    const name = `${id}.json`
    await this.#write(name, { mail, attempts: 0, dueAt: 0 })
    this.#dueAt.set(name, Date.now())
    this.#isNew.add(name)
  }

  /**
   * Begins to send the mails that are due, in the order in which they came or are due again; one that takes long delays no others. It
   * never rejects.
   */
  async sendDue(): Promise<void> {
    if (performance.now() > this.#readAt + readAgainAfter) await this.#readFolder().catch(toNever)
    const waiting = [...this.#dueAt].filter(([name]) => !this.#sending.has(name))
    for (const [name, dueAt] of waiting.toSorted(([, a], [, b]) => a - b)) {
      if (this.#isDue(dueAt)) this.#start(name)
      // A timer can end a millisecond early, and the clock can be set back.
      else this.#wakeAt(dueAt)
    }
  }

  /** Resolves when a mail waits for no other one any more. @param id of `add` */
  async begun(id: string): Promise<void> {
    await this.#sending.get(`${id}.json`)?.begun
  }

  /** Resolves when the mails that are being sent are not any more. Each call costs as much as there are mails. */
  async idle(): Promise<void> {
    await Promise.all(Array.from(this.#sending.values(), ({ ended }) => ended))
  }

  /** A longer wait than any was noted while the clock was ahead. */
  #isDue(dueAt: number): boolean {
    const wait = dueAt - Date.now()
    return wait <= 0 || wait > Math.max(...this.#options.delays)
  }

  #start(name: string): void {
    const [begun, all] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    this.#sending.set(name, { begun: begun.promise, ended: all.promise })
    const places = this.#isNew.delete(name) ? this.#places : this.#placesOfOthers
    void places(async () => {
      begun.resolve()
      const ended = this.#attempt(name)
        .catch(toNever)
        .then((dueAt) => {
          this.#sending.delete(name)
          if (dueAt === Number.POSITIVE_INFINITY) this.#dueAt.delete(name)
          else this.#dueAt.set(name, dueAt)
          this.#wakeAt(dueAt)
          all.resolve()
        })
      // A mail server may take minutes for a mail.
      await Promise.race([ended, sleep(quickMs, undefined, { ref: false })])
    })
  }

  #wakeAt(dueAt: number): void {
    if (dueAt >= this.#nextAt) return
    this.#nextAt = dueAt
    clearTimeout(this.#timer)
    const wake = () => {
      this.#nextAt = Number.POSITIVE_INFINITY
      void this.sendDue()
    }
    this.#timer = setTimeout(wake, Math.max(dueAt - Date.now(), 0)).unref()
  }

  /** Stops sending; waiting mails stay in their folder. */
  close(): void {
    clearTimeout(this.#timer)
  }

  /** Finds the mails of an earlier run, and mails that an administrator moved back. They are due now, unless their file names a later moment. */
  async #readFolder(): Promise<void> {
    this.#readAt = performance.now()
    await mkdir(this.#waiting, { recursive: true, mode: 0o700 })
    const names = await readdir(this.#waiting)
    await Promise.all(names.filter((name) => name.endsWith('.tmp')).map((name) => this.#removeLeftover(name)))
    const mails = names.filter((name) => name.endsWith('.json') && !this.#dueAt.has(name))
    const written = await Promise.all(mails.map(async (name) => ({ name, at: await this.#writtenAt(name) })))
    for (const { name, at } of written)
      if (!this.#dueAt.has(name)) this.#dueAt.set(name, Math.min(at, Date.now()))
  }

  /** When a file was written (ms since 1970); infinity when there is none any more. */
  async #writtenAt(name: string): Promise<number> {
    const found = await stat(join(this.#waiting, name)).catch(() => undefined)
    return found?.mtimeMs ?? Number.POSITIVE_INFINITY
  }

  /** Removes what a process that was killed while it stored a mail left behind: personal data that nobody reads. */
  async #removeLeftover(name: string): Promise<void> {
    if ((await this.#writtenAt(name)) < Date.now() - leftoverAge)
      await rm(join(this.#waiting, name), { force: true })
  }

  /** @returns when the mail is due again (ms since 1970), infinity when it left the outbox */
  async #attempt(name: string): Promise<number> {
    let entry: Entry | undefined
    try {
      entry = await this.#read(name)
    } catch (error) {
      console.warn('A mail could not be opened, and is tried again.', error)
      return Date.now() + (this.#options.delays[0] ?? 0)
    }
    if (!entry) return Number.POSITIVE_INFINITY
    if (!this.#isDue(entry.dueAt)) return entry.dueAt
    try {
      await this.#options.deliver(entry.mail, name.slice(0, -'.json'.length))
      await rm(join(this.#waiting, name), { force: true })
      return Number.POSITIVE_INFINITY
    } catch (error) {
      const pause = isFinal(error) ? undefined : this.#options.delays[entry.attempts]
      const reason = error instanceof Error ? error.message : String(error)
      if (pause === undefined) {
        // when it is moved back, it gets all attempts again
        await this.#write(name, { ...entry, attempts: 0, dueAt: 0 }).catch(toNever)
        return this.#putAside(name, reason)
      }
      console.warn(`A mail was not sent (${reason}); next attempt in ${Math.ceil(pause / 1000)} s.`)
      const dueAt = Date.now() + pause
      await this.#write(name, { ...entry, attempts: entry.attempts + 1, dueAt }).catch(toNever)
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
      if (typeof mail.to === 'string')
        return { mail, attempts: Number(attempts) || 0, dueAt: Number(dueAt) || 0 }
    } catch (error) {
      if (error instanceof Error && 'code' in error) {
        // Another call of `sendDue` has just sent it.
        if (error.code === 'ENOENT') return undefined
        // It cannot be opened now, such as while all descriptors are in use: it stays, and is found again.
        throw error
      }
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
    try {
      await writeFile(draft, JSON.stringify(entry), { mode: 0o600, flush: true })
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
}

/** When a mail is due again whose file the disk does not let us read or change: at the next start or mail. */
function toNever(error: unknown): number {
  console.error('The outbox of mails cannot be read or changed:', error)
  return Number.POSITIVE_INFINITY
}

/** Whether the mail server refused sender, recipient or content permanently (RFC 5321: 5xx). A wrong password is not permanent. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500
}
