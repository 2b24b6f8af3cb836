import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Retention, type StoredBackup, backupsIn, isBackupDue, plausible } from './folder.ts'

/** Milliseconds until it is first checked whether a backup is due, and between checks; a failed one is tried again then. */
export type ScheduleWaits = [firstCheck: number, interval: number]

const defaultWaits: ScheduleWaits = [30_000, 10 * 60_000]

export type ScheduleOptions = {
  /** where the backups go */
  folder: string
  retention: Retention
  dataDir: string
  log: (line: Record<string, unknown>) => void
  waits?: ScheduleWaits
}

/** The state of backups, for the health check. */
export type BackupState = { newest?: string; isFailing: boolean }

/**
 * Takes a backup of the running lake every day after 03:00 UTC, or as soon as it runs again. A separate process packs
 * it, because compressing would block requests. A failure is logged with each attempt and shown by `/health`.
 */
export class BackupSchedule {
  readonly #options: ScheduleOptions
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  readonly #closing = new AbortController()
  #isFailing = false

  constructor(options: ScheduleOptions) {
    this.#options = options
    const [firstCheck, interval] = options.waits ?? defaultWaits
    const check = () => {
      this.#running ??= this.#backUpIfDue().finally(() => {
        this.#running = undefined
      })
    }
    this.#timer = setTimeout(() => {
      check()
      this.#timer = setInterval(check, interval).unref()
    }, firstCheck).unref()
  }

  async state(): Promise<BackupState> {
    const newest = await this.#newest(new Date())
    return { newest: newest?.takenAt.toISOString(), isFailing: this.#isFailing }
  }

  /** Ends the schedule, and a backup that is being packed. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#closing.abort()
    await this.#running
  }

  async #newest(now: Date): Promise<StoredBackup | undefined> {
    return plausible(await backupsIn(this.#options.folder), now)[0]
  }

  async #backUpIfDue(): Promise<void> {
    const { folder, log } = this.#options
    const now = new Date()
    if (!isBackupDue((await this.#newest(now))?.takenAt, now)) return
    const problem = await this.#backUp()
    if (this.#closing.signal.aborted) return
    this.#isFailing = problem !== undefined
    if (problem === undefined) log({ event: 'backup', folder })
    else log({ event: 'failure', detail: `backup into ${folder}: ${problem}` })
  }

  /** Runs the command line's `backup`; returns the problem, if there is one. */
  async #backUp(): Promise<string | undefined> {
    const { folder, retention, dataDir } = this.#options
    const { daily, weekly } = retention
    const args = ['backup', '--into', folder, '--daily', String(daily), '--weekly', String(weekly)]
    try {
      const child = spawn(process.execPath, [join(import.meta.dirname, '../cli.ts'), ...args], {
        env: { ...process.env, LAKE_DATA: dataDir },
        stdio: ['ignore', 'ignore', 'pipe'],
        signal: this.#closing.signal,
      })
      const [errorOutput, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
      return code === 0 ? undefined : errorOutput.trim() || `exit code ${String(code)}`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}
