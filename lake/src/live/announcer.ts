import type { Lake } from '../lake.ts'
import type { Commit } from '../store/store.ts'

type Listener = { hear: (commit: Commit) => void; since: number }

/**
 * Passes commits to event streams, in order, after the response to the writer was sent; other requests are handled between
 * two streams, so listeners never delay a writer.
 * @returns a function that adds a listener and returns a function that removes it
 */
export function announcer({
  store,
  log,
}: Pick<Lake, 'store' | 'log'>): (hear: Listener['hear']) => () => void {
  const listeners = new Set<Listener>()
  const waiting: Commit[] = []
  let latest = -1
  let isRunning = false

  const run = async () => {
    for (let commit = waiting.shift(); commit; commit = waiting.shift()) {
      for (const listener of listeners) {
        await new Promise((resolve) => setImmediate(resolve))
        if (!listeners.has(listener) || commit.seq <= listener.since) continue
        try {
          listener.hear(commit)
        } catch (error) {
          log({ event: 'failure', detail: `an event stream: ${String(error)}` })
        }
      }
    }
    isRunning = false
  }

  store.onCommit((commit) => {
    latest = commit.seq
    if (listeners.size === 0) return
    waiting.push(commit)
    if (isRunning) return
    isRunning = true
    void run()
  })

  return (hear) => {
    const listener = { hear, since: latest }
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
}
