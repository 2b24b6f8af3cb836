type Rendering = { version: number; ended: Promise<unknown>; isOver?: Promise<unknown> }

/** Milliseconds; longer than any rendering takes. */
const maxWait = 10_000

/** What Next.js is rendering. */
const running = new Set<Rendering>()

/**
 * Lets Next.js answer a request only after the renderings that began before the last publish. Next.js shares the pending
 * result of a cached function between requests, so a new request could get content that was read before the publish.
 * @param version the published version at the moment of the call
 * @param render resolves when the response was made, without waiting until its client has read it
 */
export async function renderAfterOlder(version: number, render: () => Promise<void>): Promise<void> {
  const older = [...running].filter((rendering) => rendering.version < version)
  // No `await` without a reason: a publish during it would make `version` outdated.
  if (older.length > 0) await Promise.all(older.map(whenOver))
  const rendering = { version, ended: render() }
  running.add(rendering)
  try {
    await rendering.ended
  } finally {
    running.delete(rendering)
  }
}

/** Resolves when a rendering has ended. All requests share one timeout for a rendering that never ends. */
function whenOver(rendering: Rendering): Promise<unknown> {
  const timeout = () => new Promise((resolve) => setTimeout(resolve, maxWait).unref())
  rendering.isOver ??= Promise.race([rendering.ended.catch(() => undefined), timeout()]).finally(() =>
    running.delete(rendering),
  )
  return rendering.isOver
}
