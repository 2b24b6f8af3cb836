export type ServerEvent = { event: string; id: string | undefined; data: Record<string, unknown> }

/** Milliseconds to wait for events that must come: a busy machine can take seconds for large ones. */
const patience = 15_000

/** Reads a `text/event-stream` response, event by event. */
export class EventReader {
  readonly response: Response
  readonly events: ServerEvent[] = []
  /** whether the server has ended the stream */
  isEnded = false
  readonly #controller: AbortController
  readonly #waiting = new Set<() => void>()

  private constructor(response: Response, controller: AbortController) {
    this.response = response
    this.#controller = controller
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<EventReader> {
    const controller = new AbortController()
    const reader = new EventReader(await fetch(url, { headers, signal: controller.signal }), controller)
    void reader.#read().catch(() => undefined)
    return reader
  }

  /** The first `count` events; fewer when they do not arrive within `within` ms. */
  async take(count: number, within = patience): Promise<ServerEvent[]> {
    const end = Date.now() + within
    while (this.events.length < count && Date.now() < end) {
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve)
        setTimeout(resolve, 100)
      })
    }
    return this.events.slice(0, count)
  }

  close(): void {
    this.#controller.abort()
  }

  async #read() {
    // A large event comes in hundreds of pieces; they are joined once.
    let pieces: string[] = []
    const decoder = new TextDecoder()
    for await (const chunk of this.response.body ?? []) {
      pieces.push(decoder.decode(chunk as Uint8Array, { stream: true }))
      if (!pieces.slice(-2).join('').includes('\n\n')) continue
      const blocks = pieces.join('').split('\n\n')
      pieces = [blocks.pop() ?? '']
      for (const block of blocks) this.#add(block)
    }
    this.isEnded = true
  }

  #add(block: string) {
    const fields = new Map(block.split('\n').map((line) => splitOnce(line)))
    const event = fields.get('event')
    if (event === undefined) return
    const data = JSON.parse(fields.get('data') ?? '{}') as Record<string, unknown>
    this.events.push({ event, id: fields.get('id'), data })
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}

/** Records what a client's observable emits. */
export type Collected<T> = {
  events: T[]
  /** The error that ended it. */
  error: () => unknown
  /** The first `count` events, once they have arrived. */
  take: (count: number, within?: number) => Promise<T[]>
  close: () => void
}

export type Observable<T> = {
  subscribe: (observer: { next: (event: T) => void; error: (error: unknown) => void }) => {
    unsubscribe: () => void
  }
}

/** Subscribes to a client's listener. */
export function collect<T>(source: Observable<T>): Collected<T> {
  const events: T[] = []
  let failure: unknown
  const subscription = source.subscribe({
    next: (event) => events.push(event),
    error: (error) => (failure = error),
  })
  const take = async (count: number, within = patience) => {
    const end = Date.now() + within
    while (events.length < count && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
    return events.slice(0, count)
  }
  return { events, error: () => failure, take, close: () => subscription.unsubscribe() }
}

function splitOnce(line: string): [string, string] {
  const at = line.indexOf(': ')
  return [line.slice(0, at), line.slice(at + 2)]
}
