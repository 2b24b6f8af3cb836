type Rendering = { version: number; ended: Promise<unknown>; isOver?: Promise<unknown> }

/** Milliseconds. No rendering takes longer. */
const maxWait = 10_000

/** What Next.js is rendering. */
const running = new Set<Rendering>()

/**
 * Lets Next.js answer a request after the renderings that began before the last publish. It gives a request the results of
 * cached functions that another request is still waiting for, also when those have read older content.
 * @param version the published version when the request arrived
 * @param render ends when the answer was made; must not wait until its client has read it
 */
export async function renderAfterOlder(version: number, render: () => Promise<void>): Promise<void> {
  const older = [...running].filter((rendering) => rendering.version < version)
  // Without a pause where there is nothing to wait for: a publish must not come between.
  if (older.length > 0) await Promise.all(older.map(whenOver))
  const rendering = { version, ended: render() }
  running.add(rendering)
  try {
    await rendering.ended
  } finally {
    running.delete(rendering)
  }
}

/** One that never ends is waited for once, by all requests together. */
function whenOver(rendering: Rendering): Promise<unknown> {
  const timeout = () => new Promise((resolve) => setTimeout(resolve, maxWait).unref())
  rendering.isOver ??= Promise.race([rendering.ended.catch(() => undefined), timeout()]).finally(() =>
    running.delete(rendering),
  )
  return rendering.isOver
}
