/*
 * The version of everything published, as one number of this process. The server keeps finished pages in memory
 * (serving/page-memory.ts) for as long as the number stays the same. Next.js loads the page cache outside of its bundle,
 * as the server does, so both share this module.
 */
let version = 0

/** The next moment (ms since 1970) at which a page that was served becomes outdated by itself. */
let outdatedAt = Infinity

/** The present version; a page that was rendered under another one may be outdated. */
export function publishedVersion(now = Date.now()): number {
  if (now >= outdatedAt) startNextVersion()
  return version
}

/** To be called as soon as the tags of a publish are expired. */
export function startNextVersion(): void {
  version++
  outdatedAt = Infinity
}

/** To be called for each page that is served from a cache entry that ends at a moment (ms since 1970). */
export function endVersionAt(moment: number): void {
  outdatedAt = Math.min(outdatedAt, moment)
}
