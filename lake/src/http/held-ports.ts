import process from 'node:process'

/** What listens already, by port. */
export type Handles = ReadonlyMap<number, readonly object[]>

/** Milliseconds until the handles must have come; they are sent when the process starts. */
const maxWait = 30_000

/**
 * The handles of the ports that `npm start` has taken for the lake, before another process could (`scripts/services/held-ports.ts`).
 * @param count how many there are; 0 when no port is held
 */
export function receiveHandles(count: number): Promise<Handles> {
  const byPort = new Map<number, object[]>()
  if (count === 0) return Promise.resolve(byPort)
  let left = count
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${left} of ${count} handles did not come`)), maxWait)
    process.on('message', ({ listen }: { listen?: number }, handle) => {
      if (listen === undefined) return
      byPort.set(listen, [...(byPort.get(listen) ?? []), handle as object])
      left -= 1
      if (left > 0) return
      clearTimeout(timer)
      resolve(byPort)
    })
  })
}
