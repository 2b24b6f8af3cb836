import process from 'node:process'
import { Worker, isMainThread, workerData } from 'node:worker_threads'

/*
 * Ends the process when a job takes too much memory, or too much time of the processors. It runs in a thread of its own: what reads a
 * picture may leave the main one no moment.
 */

const looksEveryMs = 50
/** The value of `begun` while no job runs. */
const idle = -1

type Watched = { maxMs: number; maxBytes: number; begun: Int32Array<SharedArrayBuffer> }

/** Milliseconds that the processors have worked for this process, in all of its threads. */
function workedMs(): number {
  const { user, system } = process.cpuUsage()
  return Math.round((user + system) / 1000)
}

/** Starts the watch. @returns functions that say when a job begins and ends */
export function startWatchdog(bounds: { maxMs: number; maxBytes: number }): {
  begin: () => void
  end: () => void
} {
  const begun = new Int32Array(new SharedArrayBuffer(4)).fill(idle)
  new Worker(new URL(import.meta.url), { workerData: { ...bounds, begun } satisfies Watched }).unref()
  return {
    begin: () => void Atomics.store(begun, 0, workedMs()),
    end: () => void Atomics.store(begun, 0, idle),
  }
}

function watch({ maxMs, maxBytes, begun }: Watched): void {
  setInterval(() => {
    const from = Atomics.load(begun, 0)
    const isSlow = from !== idle && workedMs() - from > maxMs
    if (isSlow || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
  }, looksEveryMs)
}

if (!isMainThread) watch(workerData as Watched)
