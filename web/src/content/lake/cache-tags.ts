/*
 * The tags of cache entries. The page cache (page-cache.ts) reads them too, and Next.js loads that file outside of its
 * bundle: this one imports nothing.
 */

/** The Next.js cache tag of a sync tag. A publish names sync tags, and the webhook expires their cache tags. */
export const cacheTagOf = (syncTag: string) => `sanity:${syncTag}`

/** What the embedded lake announces when a publish changed too much to name it. */
export const everythingTag = cacheTagOf('s1:everything')

/** The page cache answers 404 with a page of this tag and does not store it (content/missing.ts). */
export const missingPageTag = 'missing-page'

/** The page cache does not store a page of this tag (content/missing.ts). */
export const fallbackPageTag = 'fallback-page'

const validUntil = 'valid-until:'

/** The tag of a cache entry that is outdated from a moment on (ms since 1970). */
export const validUntilTag = (moment: number) => `${validUntil}${moment}`

/** The first moment (ms since 1970) from which one of the tags makes its entry outdated; `Infinity` without such a tag. */
export const endOf = (tags: string[]): number =>
  Math.min(
    Infinity,
    ...tags.flatMap((tag) => (tag.startsWith(validUntil) ? Number(tag.slice(validUntil.length)) : [])),
  )

/** Whether one of the tags makes its entry outdated now. */
export const isOutdated = (tags: string[], now = Date.now()): boolean => endOf(tags) <= now
