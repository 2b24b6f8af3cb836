import { processWide } from './process-wide.ts'
import { restAfter } from './rest.ts'

/** A page of more characters takes a second to render. The largest of the samples has half of that. */
const largePage = 400_000
const maxPages = 1000

/** Milliseconds after which a rendering that has not ended has failed. */
const longestRendering = 30_000

/** By key: when the rendering began that is under way, and until when a page is not rendered again, as `performance.now()` counts. */
const state = processWide('pageRests', {
  begun: new Map<string, number>(),
  restsUntil: new Map<string, number>(),
})

/** Call this before a page is rendered. */
export function noteBeginning(key: string): void {
  const now = performance.now()
  if (now - (state.begun.get(key) ?? -Infinity) < longestRendering) return
  if (state.begun.size >= maxPages) state.begun.clear()
  state.begun.set(key, now)
}

/**
 * Call this when a page was rendered: a large one is not rendered again for eight times as long as that took, ten seconds at most,
 * whatever is published meanwhile. With a publish a second, each visit of it would render it, and everybody would wait.
 * @returns whether it rests
 */
export function noteEnd(key: string, html: string | undefined): boolean {
  const began = state.begun.get(key)
  state.begun.delete(key)
  state.restsUntil.delete(key)
  if (began === undefined || (html?.length ?? 0) < largePage) return false
  if (state.restsUntil.size >= maxPages) state.restsUntil.clear()
  const now = performance.now()
  state.restsUntil.set(key, now + restAfter(now - began))
  return true
}

/** Milliseconds for which a page is not rendered again yet. */
export const pageRest = (key: string): number =>
  Math.max(0, (state.restsUntil.get(key) ?? 0) - performance.now())
