import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { LakeError, httpError } from '../http/errors.ts'
import type { Answered, JobInput, JobName, JobResult } from './pictures/jobs.ts'

/** A picture that took too long, too much memory, or the process that read it with it. */
export class PictureEnded extends LakeError {
  constructor() {
    const { status, message, body } = httpError(400, 'The picture cannot be read in time; send a smaller one')
    super(status, message, body)
  }
}

/**
 * Milliseconds of the processors, and bytes of memory, that one picture may take; `niceness` (0 to 19) is what its processes leave to
 * others.
 */
type Bounds = { maxMs: number; maxBytes: number; niceness?: number }

/** How many times as long a picture may take by the clock, when the processors have other work. */
const patience = 6

/** Megabytes of a process' memory that are not pixels. */
const heap = 512
/** Part of the memory that a picture may leave in a process which reads the next one. */
const maxLeft = 2 / 5
/** Milliseconds after which a process that has nothing to do ends. */
const idleMs = 60_000

/**
 * Runs jobs that read pictures, each in a process that is killed when the job takes too long or too much memory: libvips can be
 * neither interrupted nor bounded from within. Processes are used again, and no more of them run than there are jobs.
 */
export class PictureProcesses {
  readonly #bounds: Bounds
  /** Those that have nothing to do, with the timer that ends them. */
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>()
  readonly #all = new Set<ChildProcess>()
  #isClosed = false

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** @throws PictureEnded @throws LakeError as the job refuses the picture @throws Error for any other failure */
  async run<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobResult<Name>> {
    if (this.#isClosed) throw new PictureEnded()
    const child = this.#take() ?? this.#start()
    const { answer, memory } = await this.#ask(child, { name, input })
    if (memory > maxLeft * this.#bounds.maxBytes) child.kill('SIGKILL')
    else this.#rest(child)
    if ('result' in answer) return answer.result as JobResult<Name>
    if ('refused' in answer) throw httpError(answer.refused.status, answer.refused.message)
    throw Object.assign(new Error(answer.failed.message), { code: answer.failed.code })
  }

  close(): void {
    this.#isClosed = true
    for (const child of this.#all) child.kill('SIGKILL')
  }

  #start(): ChildProcess {
    const { maxMs, maxBytes, niceness = 0 } = this.#bounds
    const child = fork(
      join(import.meta.dirname, 'pictures/worker.ts'),
      [maxMs, maxBytes, niceness].map(String),
      {
        serialization: 'advanced',
        // Libraries print a line for each thing that they do not like in a picture.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        execArgv: [`--max-old-space-size=${heap}`],
      },
    )
    this.#all.add(child)
    // Each job listens to what ends its process; without a listener, an error would end the lake.
    child.on('error', () => this.#forget(child))
    child.on('exit', () => this.#forget(child))
    return child
  }

  #forget(child: ChildProcess): void {
    this.#take(child)
    this.#all.delete(child)
    child.kill('SIGKILL')
  }

  #ask(child: ChildProcess, order: { name: JobName; input: object }): Promise<Answered> {
    return new Promise<Answered>((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), this.#bounds.maxMs * patience)
      const end = () => {
        clearTimeout(timer)
        child.off('message', onMessage).off('exit', onExit).off('error', onError)
      }
      const onMessage = (answered: Answered) => {
        end()
        resolve(answered)
      }
      const onExit = (code: number | null) => {
        end()
        // a signal has no code
        reject(code === null ? new PictureEnded() : new Error(`The process for pictures ended with ${code}`))
      }
      // A process that could not be started has no exit.
      const onError = (error: Error) => {
        end()
        reject(error)
      }
      child.on('message', onMessage).on('exit', onExit).on('error', onError)
      child.send(order, (error) => error && child.kill('SIGKILL'))
    })
  }

  /** By default the process that was used last, so that the others end. */
  #take(child = [...this.#idle.keys()].at(-1)): ChildProcess | undefined {
    if (!child) return undefined
    clearTimeout(this.#idle.get(child))
    this.#idle.delete(child)
    child.ref()
    child.channel?.ref()
    return child
  }

  /** A process that has nothing to do does not keep the lake from ending. */
  #rest(child: ChildProcess): void {
    if (!this.#all.has(child)) return
    const timer = setTimeout(() => this.#take(child)?.kill('SIGKILL'), idleMs).unref()
    this.#idle.set(child, timer)
    child.unref()
    child.channel?.unref()
  }
}
