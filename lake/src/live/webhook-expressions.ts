import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { FromWorker, Order } from './expression-worker.ts'

/** The stored text of a document. */
type Find = (id: string) => string | undefined

/** Documents to which references of one change may lead, and characters of them: a list of lists has millions. */
const maxFollowed = 10_000
const maxFollowedCharacters = 20_000_000
/** Milliseconds, and megabytes of memory, that one change may take. */
const maxTime = 3000
const maxMemory = 512

/** A change that took too long or too much, and whose author may have made more of the kind. */
export class ExpressionEnded extends Error {}

/**
 * Evaluates the filter and the projection of a webhook, one change at a time, in a thread of its own: an expression can compare each value of a
 * list with each of another, and groq-js cannot be interrupted. Documents are parsed there, too; a large one takes a second.
 */
export class WebhookExpressions {
  readonly #find: Find
  readonly #maxTime: number
  readonly #oneAtATime = pLimit(1)
  #worker: Worker | undefined

  /** @param find the document that a reference leads to */
  constructor(find: Find, time = maxTime) {
    this.#find = find
    this.#maxTime = time
  }

  /**
   * What a webhook sends of a changed document: fields are those after the change, or of the deleted document; `*` is empty.
   * @returns undefined for a change that the filter does not let through
   * @throws ExpressionEnded when it takes too long or too much memory, or follows too many references; Error when it fails
   */
  bodyOf(order: Order): Promise<string | undefined> {
    return this.#oneAtATime(async () => {
      const worker = (this.#worker ??= this.#start())
      try {
        return await this.#run(worker, order)
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

  #run(worker: Worker, order: Order): Promise<string | undefined> {
    worker.ref()
    let [followed, characters] = [0, 0]
    let timer: NodeJS.Timeout | undefined
    let isOver = false
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        isOver = true
        clearTimeout(timer)
        worker.off('exit', onExit)
        settle()
      }
      const stop = (problem: string) => {
        if (isOver) return
        if (this.#worker === worker) this.#worker = undefined
        void worker.terminate()
        end(() => reject(new ExpressionEnded(problem)))
      }
      const onExit = () => stop('it takes too much memory')
      const follow = (id: string) => {
        const found = this.#find(id)
        followed += 1
        characters += found?.length ?? 0
        if (followed > maxFollowed || characters > maxFollowedCharacters)
          stop('it follows more references than there is time for')
        return found
      }
      worker.once('exit', onExit)
      worker.on('message', (message: FromWorker) => {
        if (isOver) return
        // After other work of the lake, the answer may be there already.
        if ('hasBegun' in message)
          timer = setTimeout(() => setImmediate(() => stop('it takes too long')), this.#maxTime)
        else if ('follow' in message)
          worker.postMessage({ number: message.number, found: follow(message.follow) })
        else if ('body' in message) end(() => resolve(message.body))
        else end(() => reject(new Error(message.problem)))
      })
      worker.postMessage(order)
    })
  }
}
