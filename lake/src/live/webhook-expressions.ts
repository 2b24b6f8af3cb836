import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { LakeDocument } from '../store/document.ts'
import type { FromWorker, ToWorker } from './expression-worker.ts'
import type { Change } from './webhook-filter.ts'

type Find = (id: string) => LakeDocument | undefined

/** References that an expression may follow for one change: a list of lists has millions. */
const maxFollowed = 10_000
/** Milliseconds, and megabytes of memory, that an expression may take for one change. */
const maxTime = 10_000
const maxMemory = 512

/**
 * Evaluates the filters and projections of webhooks, one at a time, in a thread of their own: an expression can compare each value of a
 * list with each of another, and groq-js cannot be interrupted.
 */
export class WebhookExpressions {
  readonly #maxTime: number
  readonly #oneAtATime = pLimit(1)
  #worker: Worker | undefined

  constructor(time = maxTime) {
    this.#maxTime = time
  }

  /**
   * Evaluates an expression for a changed document: fields are those after the change, or of the deleted document. A
   * reference is followed by `find`; `*` is empty.
   * @throws Error when it fails, takes too long or too much memory, or follows too many references
   */
  evaluate(text: string, change: Change, find: Find): Promise<unknown> {
    return this.#oneAtATime(async () => {
      const worker = (this.#worker ??= this.#start())
      try {
        return await this.#run(worker, { text, change }, find)
      } finally {
        worker.removeAllListeners('message').unref()
      }
    })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('expression-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxMemory },
    })
    // A thread that has too little memory says so and ends.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    return worker
  }

  #run(worker: Worker, order: ToWorker, find: Find): Promise<unknown> {
    worker.ref()
    let followed = 0
    return new Promise((resolve, reject) => {
      const stop = (problem: string) => {
        if (this.#worker === worker) this.#worker = undefined
        void worker.terminate()
        end(() => reject(new Error(problem)))
      }
      const timer = setTimeout(() => stop('it takes too long'), this.#maxTime)
      const onExit = () => stop('it takes too much memory')
      const end = (settle: () => void) => {
        clearTimeout(timer)
        worker.off('exit', onExit)
        settle()
      }
      worker.once('exit', onExit)
      worker.on('message', (message: FromWorker) => {
        if ('follow' in message) {
          followed += 1
          if (followed > maxFollowed) return stop(`it follows more than ${maxFollowed} references`)
          return worker.postMessage({ number: message.number, found: find(message.follow) })
        }
        if ('value' in message) end(() => resolve(message.value))
        else end(() => reject(new Error(message.problem)))
      })
      worker.postMessage(order)
    })
  }
}
