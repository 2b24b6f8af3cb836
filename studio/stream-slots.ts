/** A browser opens no more connections to one host and port over HTTP/1.1. */
const CONNECTIONS = 6

type Slot = { port: string; release: () => void }

/**
 * Fetches an event stream on the port with the fewest streams of this browser. Its tabs count them together by Web Locks: a
 * stream on a full port would wait, and its list or form with it, although other ports are free.
 */
export async function fetchOnFreePort(
  ports: string[],
  fetchOn: (port: string) => Promise<Response>,
): Promise<Response> {
  const { port, release } = await freeSlot(ports)
  try {
    const response = await fetchOn(port)
    if (!response.body) return response
    const { readable, writable } = new TransformStream<Uint8Array>()
    response.body
      .pipeTo(writable)
      .catch(() => {})
      .finally(release)
    return new Response(readable, response)
  } catch (error) {
    release()
    throw error
  }
}

/** The first free connection, those of all ports in turn; one without a lock when all are in use, or locks do not exist. */
async function freeSlot(ports: string[]): Promise<Slot> {
  for (let connection = 0; connection < CONNECTIONS; connection++) {
    for (const port of ports) {
      const release = await lock(`event stream ${connection} on port ${port}`)
      if (release) return { port, release }
    }
  }
  return { port: ports[Math.floor(Math.random() * ports.length)] ?? '', release: () => {} }
}

/** Holds a lock until the returned function is called or the tab is closed; undefined when another has it. */
function lock(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    // Browsers offer locks to secure contexts only: a Studio that is opened by an IP address has none.
    if (!('locks' in navigator)) return resolve(undefined)
    navigator.locks
      .request(name, { ifAvailable: true }, (held) => {
        if (!held) return resolve(undefined)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(() => resolve(undefined))
  })
}
