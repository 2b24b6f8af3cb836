/*
 * The cache of rendered pages: Next's own, with what it lacks.
 * 1. Expired tags are stored on disk. Next keeps them in memory only, so after a restart it would serve a page whose
 *    content was published since the page was rendered.
 * 2. A page whose content was published during its rendering is not stored. Next dates a page by the end of its
 *    rendering and would keep the older content.
 * 3. A page expires at the moment of its `valid-until` tag. Next counts the lifetime of a page from its own rendering,
 *    also when it was rendered from a cached result that is older.
 * 4. A page with the tag `missing-page` gets status 404 and is not stored: guessed addresses must not fill the disk. Next
 *    answers 404 after `notFound()` only, whose HTML has an empty body until the script has run
 *    (https://github.com/vercel/next.js/issues/62228). Once that is solved, content/missing.ts can call `notFound()`.
 * Next loads this file by itself, outside of the site's bundle.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRequire } from 'node:module'
import { endOf, fallbackPageTag, isOutdated, missingPageTag } from './cache-tags.ts'
import { endVersionAt, startNextVersion } from './published-version.ts'

type Tags = string | string[]
type Entry = { kind?: string; status?: number; headers?: Record<string, unknown> } | null
type Context = { serverDistDir?: string; flushToDisk?: boolean }
type Store = {
  get(key: string, context: unknown): Promise<{ value?: Entry } | null>
  set(key: string, data: Entry, context: unknown): Promise<void>
  revalidateTag(tags: Tags, durations?: { expire?: number }): Promise<void>
  resetRequestCache(): void
}
type TagState = { stale?: number; expired?: number }

const require = createRequire(import.meta.url)
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as {
    default: new (context: Context) => Store
  }
const { tagsManifest, areTagsExpired } =
  require('next/dist/server/lib/incremental-cache/tags-manifest.external.js') as {
    tagsManifest: Map<string, TagState>
    areTagsExpired: (tags: string[], timestamp: number) => boolean
  }

/** A rendering that fails leaves its start behind; so many are kept at most. */
const maxStarts = 10_000
const tagsHeader = 'x-next-cache-tags'

/** When the rendering of a page that is not stored yet began, by key. */
const startedAt = new Map<string, number>()
let tagsFile: string | undefined
const expired: Record<string, number> = {}

/** Restores the tags that were expired before a restart, once per process. */
function restoreExpired(serverDistDir: string): void {
  if (tagsFile) return
  tagsFile = join(serverDistDir, '..', 'cache', 'content', 'expired-tags.json')
  try {
    Object.assign(expired, JSON.parse(readFileSync(/* turbopackIgnore: true */ tagsFile, 'utf8')))
  } catch {
    // No tag has been expired yet.
  }
  for (const [tag, at] of Object.entries(expired)) {
    if (!tagsManifest.has(tag)) tagsManifest.set(tag, { expired: at })
  }
}

function saveExpired(tags: string[]): void {
  for (const tag of tags) expired[tag] = Date.now()
  if (!tagsFile) return
  try {
    mkdirSync(join(tagsFile, '..'), { recursive: true })
    writeFileSync(`${tagsFile}.${process.pid}.tmp`, JSON.stringify(expired))
    renameSync(`${tagsFile}.${process.pid}.tmp`, tagsFile)
  } catch (error) {
    console.warn(`The expired cache tags could not be stored: ${String(error)}`)
  }
}

function tagsOf(entry: Entry | undefined): string[] {
  const header = entry?.headers?.[tagsHeader]
  return typeof header === 'string' ? header.split(',') : []
}

/** Next's `cacheHandler`; see the head of the file. */
export default class PageCache implements Store {
  readonly #store: Store

  constructor(context: Context) {
    this.#store = new FileSystemCache(context)
    if (context.serverDistDir && context.flushToDisk !== false) restoreExpired(context.serverDistDir)
  }

  async get(key: string, context: unknown): Promise<{ value?: Entry } | null> {
    const now = Date.now()
    const hit = await this.#store.get(key, context)
    const tags = tagsOf(hit?.value)
    if (hit && !isOutdated(tags, now)) {
      endVersionAt(endOf(tags))
      return hit
    }
    if (!startedAt.has(key)) {
      if (startedAt.size >= maxStarts) startedAt.clear()
      startedAt.set(key, now)
    }
    return null
  }

  async set(key: string, data: Entry, context: unknown): Promise<void> {
    const start = startedAt.get(key)
    startedAt.delete(key)
    const tags = tagsOf(data)
    if (data?.kind === 'APP_PAGE') {
      if (tags.includes(missingPageTag)) data.status = 404
      if (tags.includes(fallbackPageTag)) return
      if (data.status !== undefined && data.status >= 300) return
    }
    if (start !== undefined && areTagsExpired(tags, start - 1)) return
    await this.#store.set(key, data, context)
  }

  async revalidateTag(tags: Tags, durations?: { expire?: number }): Promise<void> {
    const names = typeof tags === 'string' ? [tags] : tags
    const done = this.#store.revalidateTag(names, durations)
    saveExpired(names)
    await done
    startNextVersion()
  }

  resetRequestCache(): void {
    this.#store.resetRequestCache()
  }
}
