import { fillsBefore } from '../src/content/lake/fills.ts'

type Rendering = { version: number; path: string; ended: Promise<unknown> }

/** Milliseconds; longer than any rendering takes. */
const maxWait = 10_000
/** Milliseconds for what all pages share: it could be what only others ask for. */
const maxWaitForFills = 1000

/** What Next.js is rendering. */
const running = new Set<Rendering>()

/** By what others wait for: its end or a timeout, which all requests share. */
const known = new WeakMap<Promise<unknown>, Promise<unknown>>()

/**
 * Lets Next.js answer a request only after what began before the last publish, and what it could share: renderings of the same page, and
 * results of cached functions (fills.ts). With their content, the new page would show what was read before the publish.
 * @param path the path of the request
 * @param version the published version at the moment of the call
 * @param render resolves when the response was made, without waiting until its client has read it
 */
export async function renderAfterOlder(
  path: string,
  version: number,
  render: () => Promise<void>,
): Promise<void> {
  const older = [...running].filter((rendering) => rendering.path === path && rendering.version < version)
  const overs = [
    ...older.map(({ ended }) => whenOver(ended, maxWait)),
    ...fillsBefore(version).map(({ made }) => whenOver(made, maxWaitForFills)),
  ]
  // No `await` without a reason: a publish during it would make `version` outdated.
  if (overs.length > 0) await Promise.all(overs)
  for (const each of older) running.delete(each)
  const rendering = { version, path, ended: render() }
  running.add(rendering)
  try {
    await rendering.ended
  } finally {
    running.delete(rendering)
  }
}

function whenOver(ended: Promise<unknown>, ms: number): Promise<unknown> {
  const timeout = () => new Promise((resolve) => setTimeout(resolve, ms).unref())
  const over = known.get(ended) ?? Promise.race([ended.catch(() => undefined), timeout()])
  known.set(ended, over)
  return over
}
