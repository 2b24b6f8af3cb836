/*
 * The version of everything published, as one number of this process. The server keeps finished pages in memory
 * (serving/page-memory.ts) for as long as the number stays the same.
 */
import { processWide } from './process-wide.ts'

const state = processWide('publishedVersion', {
  version: 0,
  /** The next moment (ms since 1970) at which a page that was served becomes outdated without a publish. */
  outdatedAt: Infinity,
})

/** The present version; a page that was rendered under another one may be outdated. */
export function publishedVersion(now = Date.now()): number {
  if (now >= state.outdatedAt) startNextVersion()
  return state.version
}

/** To be called as soon as the tags of a publish are expired. */
export function startNextVersion(): void {
  state.version++
  state.outdatedAt = Infinity
}

/** To be called for each page that is served from a cache entry that ends at a moment (ms since 1970). */
export function endVersionAt(moment: number): void {
  state.outdatedAt = Math.min(state.outdatedAt, moment)
}
