/*
 * Results of cached functions that are being made. Next.js shares such a result between requests: one that begins after a publish
 * could get what was read before it. So the server lets it wait for a moment for those that were begun before. A page that does
 * not wait any longer may get older content, and counts as old as the oldest of them: it is not kept when the publish concerns it.
 */
import { setImmediate } from 'node:timers/promises'
import { processWide } from './process-wide.ts'
import { publishedVersion } from './published-version.ts'

type Fill = {
  version: number
  /** the sequence number of publishes (expired-tags.ts) at its beginning */
  sequence: number
  /** as `performance.now()` counts */
  began: number
  /** whether several pages share it: the lake may take seconds for what some page alone asks */
  isShared: boolean
  made: Promise<unknown>
  end: () => void
}

/** By the key of the cache, which contains the arguments of the function. */
const fills = processWide('fills', new Map<string, Fill>())

const maxFills = 10_000

/** Milliseconds after which one that has not ended has failed. */
const longestFill = 30_000

/** Call this before a result is made, since it is not stored or outdated. @param sequence the current one */
export function beginFill(key: string, sequence: number): void {
  if (fills.size >= maxFills) fills.clear()
  fills.get(key)?.end()
  const { promise, resolve } = Promise.withResolvers<void>()
  fills.set(key, {
    version: publishedVersion(),
    sequence,
    began: performance.now(),
    isShared: !ofPage.test(key),
    made: promise,
    end: resolve,
  })
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

function runningFills(): Fill[] {
  const failed = performance.now() - longestFill
  for (const [key, fill] of fills) if (fill.began < failed) fills.delete(key)
  return [...fills.values()]
}

/** The shared results that were begun before a version of the published content. */
export const fillsBefore = (version: number): Pick<Fill, 'made'>[] =>
  runningFills().filter((fill) => fill.isShared && fill.version < version)

/**
 * The sequence number of the oldest content that a page can get that begins now, also of what a form of the same page asked for.
 * @param sequence the current one
 */
export const oldestShared = (sequence: number): number =>
  runningFills().reduce((oldest, fill) => Math.min(oldest, fill.sequence), sequence)
