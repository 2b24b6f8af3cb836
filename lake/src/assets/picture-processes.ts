import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { LakeError, httpError } from '../http/errors.ts'
import type { Answer, JobInput, JobName, JobResult } from './pictures/jobs.ts'

/** A picture that took too long, too much memory, or the process that read it with it. */
export class PictureEnded extends LakeError {
  constructor() {
    const { status, message, body } = httpError(400, 'The picture cannot be read in time; send a smaller one')
    super(status, message, body)
  }
}

/** Milliseconds of the processors, and bytes of memory, that one picture may take. */
type Bounds = { maxMs: number; maxBytes: number }

/** How many times as long a picture may take by the clock, when the processors have other work. */
const patience = 6

/** Megabytes of a process' memory that are not pixels. */
const heap = 512
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

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** @throws PictureEnded @throws LakeError as the job refuses the picture @throws Error for any other failure */
  async run<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobResult<Name>> {
    const child = this.#take() ?? this.#start()
    const answer = await this.#ask(child, { name, input })
    this.#rest(child)
    if ('result' in answer) return answer.result as JobResult<Name>
    if ('refused' in answer) throw httpError(answer.refused.status, answer.refused.message)
    throw Object.assign(new Error(answer.failed.message), { code: answer.failed.code })
  }

  close(): void {
    for (const child of this.#all) child.kill('SIGKILL')
  }

  #start(): ChildProcess {
    const child = fork(
      join(import.meta.dirname, 'pictures/worker.ts'),
      [String(this.#bounds.maxMs), String(this.#bounds.maxBytes)],
      {
        serialization: 'advanced',
        execArgv: [`--max-old-space-size=${heap}`],
      },
    )
    this.#all.add(child)
    // Each job listens to what ends its process; without a listener, an error would end the lake.
    child.on('error', () => child.kill('SIGKILL'))
    child.on('exit', () => {
      this.#all.delete(child)
      clearTimeout(this.#idle.get(child))
      this.#idle.delete(child)
    })
    return child
  }

  #ask(child: ChildProcess, order: { name: JobName; input: object }): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), this.#bounds.maxMs * patience)
      const onMessage = (answer: Answer) => {
        clearTimeout(timer)
        child.off('exit', onExit)
        resolve(answer)
      }
      const onExit = (code: number | null) => {
        clearTimeout(timer)
        child.off('message', onMessage)
        // a signal has no code
        reject(code === null ? new PictureEnded() : new Error(`The process for pictures ended with ${code}`))
      }
      child.once('message', onMessage)
      child.once('exit', onExit)
      child.send(order, (error) => {
        if (error) child.kill('SIGKILL')
      })
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
