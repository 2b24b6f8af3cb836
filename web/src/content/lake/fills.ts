/*
 * Results of cached functions that are being made. Next.js shares such a result between requests: one that begins after a publish
 * could get what was read before it, and keep it in its page. So the server lets it begin when those made before are there.
 */
import { setImmediate } from 'node:timers/promises'
import { processWide } from './process-wide.ts'
import { publishedVersion } from './published-version.ts'

type Fill = { version: number; made: Promise<unknown>; end: () => void }

/** By the key of the cache, which contains the arguments of the function. */
const fills = processWide('fills', new Map<string, Fill>())

/** A function that fails never ends its own. */
const maxFills = 10_000

/** Call this before a result is made, since it is not stored or outdated. */
export function beginFill(key: string): void {
  if (fills.size >= maxFills) fills.clear()
  fills.get(key)?.end()
  const { promise, resolve } = Promise.withResolvers<void>()
  fills.set(key, { version: publishedVersion(), made: promise, end: resolve })
}

/** Call this when the result is stored. */
export async function endFill(key: string): Promise<void> {
  const fill = fills.get(key)
  // Next.js hears of it first, and shares it until then.
  await setImmediate()
  fill?.end()
  if (fills.get(key) === fill) fills.delete(key)
}

/** How the key ends, with the last argument and the build, when the function was called for one page: see `answerHeaders`. */
const ofPage = /,"page"\],\["[\w-]+"\]\]$/

/**
 * The results that were begun before a version of the published content. Those for one page alone are not among them: only requests of
 * that page share them, and the lake may take seconds for what some page asks.
 */
export const fillsBefore = (version: number): Pick<Fill, 'made'>[] =>
  [...fills].filter(([key, fill]) => fill.version < version && !ofPage.test(key)).map(([, fill]) => fill)
