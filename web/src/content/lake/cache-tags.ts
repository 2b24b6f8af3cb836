/*
 * The tags of cache entries. The page cache (page-cache.ts) reads them too, and Next.js loads that file outside of its
 * bundle: this one imports nothing.
 */

/** The Next.js cache tag of a sync tag. A publish names sync tags, and the webhook expires their cache tags. */
export const cacheTagOf = (syncTag: string) => `sanity:${syncTag}`

/** The page cache answers 404 with a page of this tag and does not store it (content/missing.ts). */
export const missingPageTag = 'missing-page'

/** The page cache does not store a page of this tag (content/missing.ts). */
export const fallbackPageTag = 'fallback-page'

const validUntil = 'valid-until:'

/** The tag of a cache entry that expires at a moment (ms since 1970). */
export const validUntilTag = (moment: number) => `${validUntil}${moment}`

/** Whether one of the tags says that its entry has expired. */
export const isOutdated = (tags: string[], now = Date.now()): boolean =>
  tags.some((tag) => tag.startsWith(validUntil) && Number(tag.slice(validUntil.length)) <= now)
