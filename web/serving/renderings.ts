type Rendering = { version: number; ended: Promise<unknown> }

/** Milliseconds. No rendering takes longer; an answer does while its client takes nothing of it. */
const maxWait = 10_000

/** What Next.js is answering. */
const running = new Set<Rendering>()

/**
 * Lets Next.js answer a request after the answers that began before the last publish. It gives a request the results of
 * cached functions that another request is still waiting for, also when those have read older content.
 * @param version the published version when the request arrived
 */
export async function renderAfterOlder(version: number, render: () => Promise<void>): Promise<void> {
  const older = [...running].filter((rendering) => rendering.version < version)
  if (older.length > 0) {
    const ends = Promise.allSettled(older.map(({ ended }) => ended))
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWait).unref())
    await Promise.race([ends, timeout])
  }
  const rendering = { version, ended: render() }
  running.add(rendering)
  try {
    await rendering.ended
  } finally {
    running.delete(rendering)
  }
}
