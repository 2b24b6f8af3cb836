import type { ServerResponse } from 'node:http'

const keepAliveMs = 15_000
const maxWaiting = 8 * 1024 * 1024

/** Counts what waits for the client (`UnreadAnswers.add`). */
type Hold = (cut: () => void) => { set: (bytes: number) => void; release: () => void }

/**
 * A `text/event-stream` response. A client that reads too slowly is disconnected, so that it does not fill the memory, as are those of
 * an account with many such clients.
 */
export class EventStream {
  readonly #response: ServerResponse
  readonly #timer: NodeJS.Timeout
  readonly #hold: Hold
  #held: ReturnType<Hold> | undefined

  constructor(response: ServerResponse, hold: Hold, onClose: () => void) {
    this.#response = response
    this.#hold = hold
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // no-transform: a gzip proxy in between would hold events back
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    })
    response.write(':\n\n')
    this.#timer = setInterval(() => response.write(':\n\n'), keepAliveMs)
    this.#timer.unref()
    response.on('drain', () => this.#release())
    response.on('close', () => {
      this.#release()
      clearInterval(this.#timer)
      onClose()
    })
  }

  /** Whether the client has gone, or the stream has been ended. */
  get isClosed(): boolean {
    return this.#response.destroyed || this.#response.writableEnded
  }

  /** Sends one event; `data` as JSON. */
  send(event: string, data: unknown, id?: string): void {
    if (this.isClosed) return
    // What waits is judged before: one event may be larger, and a client that takes it gets those that follow.
    if (this.#response.writableLength > maxWaiting) return void this.#response.destroy()
    const lines = [
      `event: ${event}`,
      ...(id === undefined ? [] : [`id: ${id}`]),
      `data: ${JSON.stringify(data)}`,
    ]
    if (this.#response.write(`${lines.join('\n')}\n\n`)) return
    this.#held ??= this.#hold(() => this.#response.destroy())
    this.#held.set(this.#response.writableLength)
  }

  #release(): void {
    this.#held?.release()
    this.#held = undefined
  }

  /** Ends the stream. */
  end(): void {
    this.#response.end()
  }
}
