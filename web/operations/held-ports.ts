import process from 'node:process'

/** Milliseconds until the handles must have come; they are sent when the process starts. */
const maxWait = 30_000

/**
 * The handles of the port that `npm start` holds for the site, so that no other process can take it (scripts/services/held-ports.ts).
 * @param count how many there are; 0 when no port is held
 */
export function receiveHandles(count: number): Promise<object[]> {
  const handles: object[] = []
  if (count === 0) return Promise.resolve(handles)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${handles.length} of ${count} handles of the port came.`)),
      maxWait,
    )
    process.on('message', (message: object, handle) => {
      if (!('listen' in message)) return
      handles.push(handle as object)
      if (handles.length < count) return
      clearTimeout(timer)
      resolve(handles)
    })
  })
}
