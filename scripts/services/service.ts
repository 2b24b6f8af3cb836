import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { heldArguments, passOn, type HeldPort } from './held-ports.ts'
import { openLog } from './log.ts'
import { ServiceError } from './service-error.ts'

/** What every service loads before its own code. */
const preloaded = ['exit-with-parent.mjs', 'no-inspector.mjs'].map(
  (file) => new URL(file, import.meta.url).href,
)
const GRACE_MS = 5_000

/** A lake of 8 GB that brings its database forward to a new format needs more than two minutes. */
const READY_MS = 15 * 60_000

/** How to run one of the services: lake, Studio or site. */
export type ServiceOptions = {
  /** The name in messages, and of the log file. */
  name: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Folder of the log file `<name>.log`. */
  logs: string
  /** Responds with a status below 400 once the service is ready. */
  readyUrl?: string
  /** Ports that are held for the service. */
  held?: readonly HeldPort[]
}

/** A running service. `exited` resolves with the exit code when its process has ended. */
export type Service = {
  name: string
  pid: number
  process: ChildProcess
  exited: Promise<number | null>
  stop(): Promise<void>
}

/**
 * Starts a process in its own process group, logs to `<logs>/<name>.log`, and waits until `readyUrl` responds.
 * @throws ServiceError when the process exits first, or is not ready within two minutes
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const logFile = join(options.logs, `${options.name}.log`)
  const log = openLog(logFile)
  const { held = [] } = options
  const child = spawn(options.command, [...options.args, ...heldArguments(held)], {
    cwd: options.cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...options.env,
      NODE_OPTIONS: preloaded.map((url) => `--import=${url}`).join(' '),
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
    throw new ServiceError(`${options.name} could not be started: ${options.command}`)
  passOn(held, child)
  const handle = {
    name: options.name,
    pid: child.pid,
    process: child,
    exited,
    stop: () => stopGroup(child, exited),
  }
  if (options.readyUrl && !(await isReady(options.readyUrl, exited))) {
    await handle.stop()
    throw new ServiceError(`The ${options.name} did not start. The end of ${logFile}:\n${tailOf(logFile)}`)
  }
  return handle
}

/** Runs a command to completion, logging to `<logs>/<name>.log`. @throws ServiceError with the end of the log */
export async function runToEnd(options: Omit<ServiceOptions, 'readyUrl'>): Promise<void> {
  const child = await startService(options)
  const code = await child.exited
  if (code !== 0) {
    const logFile = join(options.logs, `${options.name}.log`)
    throw new ServiceError(
      `${options.name} failed (exit code ${code}). The end of ${logFile}:\n${tailOf(logFile)}`,
    )
  }
}

async function isReady(url: string, exited: Promise<unknown>): Promise<boolean> {
  const gone = new AbortController()
  void exited.then(() => gone.abort())
  for (
    const deadline = Date.now() + READY_MS;
    Date.now() < deadline && !gone.signal.aborted;
    await sleep(100)
  ) {
    // On a held port an answer is waited for also while nothing listens.
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(10_000)])
    const response = await fetch(url, { signal, redirect: 'manual' }).catch(() => null)
    await response?.body?.cancel()
    if (response && response.status < 400) return true
  }
  return false
}

async function stopGroup(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  signalGroup(child, 'SIGTERM')
  await Promise.race([exited, sleep(GRACE_MS, undefined, { ref: false })])
  // Processes of the group can outlive its leader: kill the rest.
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

function tailOf(file: string): string {
  return readFileSync(file, 'utf8').split('\n').slice(-40).join('\n').trim()
}

export const logFolder = (data: string) => join(data, 'logs')
