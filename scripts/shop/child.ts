import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, renameSync, statSync, type WriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'

const exitWithParent = fileURLToPath(new URL('exit-with-parent.mjs', import.meta.url))
const graceMilliseconds = 5_000
const largestLog = 10 * 1024 * 1024

/** How to run one part of the shop. */
export type ChildOptions = {
  /** Name in messages and of the log file. */
  name: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Folder of the log file `<name>.log`. */
  logs: string
  /** Where the child answers 200 once it can serve. */
  readyUrl?: string
}

/** A running part of the shop. `exited` resolves when it has ended, for whatever reason. */
export type Child = {
  name: string
  pid: number
  process: ChildProcess
  exited: Promise<number | null>
  stop(): Promise<void>
}

/** Thrown when a part of the shop ends by itself or never answers; carries the end of its log. */
export class ChildError extends Error {}

/**
 * Starts a child in a process group of its own, logs to `<logs>/<name>.log`, and waits until it answers.
 * @throws ChildError when it ends before it answers, or stays silent for `readyUrl` longer than two minutes
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const logFile = join(options.logs, `${options.name}.log`)
  const log = openLog(logFile)
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...options.env,
      NODE_OPTIONS: `--import=${pathToFileURL(exitWithParent).href}`,
      SHOP_PARENT: String(process.pid),
    },
  })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.once('error', () => resolve(-1))
  })
  if (child.pid === undefined)
    throw new ChildError(`${options.name} could not be started: ${options.command}`)
  const handle = {
    name: options.name,
    pid: child.pid,
    process: child,
    exited,
    stop: () => stopGroup(child, exited),
  }
  if (options.readyUrl && !(await answers(options.readyUrl, exited))) {
    await handle.stop()
    throw new ChildError(`The ${options.name} did not start. The end of ${logFile}:\n${endOf(logFile)}`)
  }
  return handle
}

/** Runs a command to its end, output to `<logs>/<name>.log`. @throws ChildError with the end of the log */
export async function runToEnd(options: Omit<ChildOptions, 'readyUrl'>): Promise<void> {
  const child = await startChild(options)
  const code = await child.exited
  if (code !== 0) {
    const logFile = join(options.logs, `${options.name}.log`)
    throw new ChildError(
      `${options.name} failed (exit code ${code}). The end of ${logFile}:\n${endOf(logFile)}`,
    )
  }
}

/** Appends to a log that only this user can read; one that has grown large is put aside first. */
function openLog(file: string): WriteStream {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(file, `${file}.old`)
  return createWriteStream(file, { flags: 'a', mode: 0o600 })
}

async function answers(url: string, exited: Promise<unknown>): Promise<boolean> {
  let isOver = false
  void exited.then(() => (isOver = true))
  for (const deadline = Date.now() + 120_000; Date.now() < deadline && !isOver; await sleep(100)) {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' }).catch(
      () => null,
    )
    await response?.body?.cancel()
    if (response && response.status < 400) return true
  }
  return false
}

async function stopGroup(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  signalGroup(child, 'SIGTERM')
  await Promise.race([exited, sleep(graceMilliseconds, undefined, { ref: false })])
  // The group may outlive its leader; whatever is left of it goes now.
  signalGroup(child, 'SIGKILL')
  await exited
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function endOf(file: string): string {
  return readFileSync(file, 'utf8').split('\n').slice(-40).join('\n').trim()
}

export const logFolder = (data: string) => join(data, 'logs')
