/*
 * The cache of rendered pages and route handlers: Next's own, with what it lacks.
 * 1. Publishes are numbered, and an entry expires when one of its tags has a later number than the entry. Next compares
 *    clock times, so after the clock was set back it would serve entries whose content was published since. The numbers
 *    are stored on disk; Next keeps expired tags in memory only.
 * 2. An entry whose content was published during its rendering is not stored. Next dates an entry by the end of its
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
import { fallbackPageTag, isOutdated, missingPageTag } from './cache-tags.ts'

type Tags = string | string[]
type Entry = { kind?: string; status?: number; headers?: Record<string, unknown> } | null
type Context = { serverDistDir?: string; flushToDisk?: boolean }
type Store = {
  get(key: string, context: unknown): Promise<{ value?: Entry } | null>
  set(key: string, data: Entry, context: unknown): Promise<void>
  revalidateTag(tags: Tags, durations?: { expire?: number }): Promise<void>
  resetRequestCache(): void
}

const require = createRequire(import.meta.url)
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as {
    default: new (context: Context) => Store
  }
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js') as {
  tagsManifest: Map<string, { stale?: number; expired?: number }>
}

/** A rendering that fails never removes its start; this bounds how many are kept. */
const maxStarts = 10_000
const tagsHeader = 'x-next-cache-tags'

/** The number of the last publish, and of the last one of each tag. */
const published = { sequence: 0, tags: {} as Record<string, number> }
let publishedFile: string | undefined

/** The number of the last publish when the rendering of an entry that is not stored yet began, by key. */
const startedAt = new Map<string, number>()

/** Restores the numbers from before a restart, once per process. A build deletes the file (build.ts). */
function restorePublished(serverDistDir: string): void {
  if (publishedFile) return
  publishedFile = join(serverDistDir, '..', 'cache', 'content', 'published.json')
  try {
    Object.assign(published, JSON.parse(readFileSync(/* turbopackIgnore: true */ publishedFile, 'utf8')))
  } catch {
    // Nothing has been published since the build.
  }
}

function notePublish(tags: string[]): void {
  published.sequence += 1
  for (const tag of tags) published.tags[tag] = published.sequence
  if (!publishedFile) return
  try {
    mkdirSync(join(publishedFile, '..'), { recursive: true })
    writeFileSync(`${publishedFile}.${process.pid}.tmp`, JSON.stringify(published))
    renameSync(`${publishedFile}.${process.pid}.tmp`, publishedFile)
  } catch (error) {
    console.warn(`The tags of a publish could not be stored: ${String(error)}`)
  }
}

/** Whether one of the tags was published after the publish of a number. */
const isPublishedSince = (tags: string[], sequence: number) =>
  tags.some((tag) => (published.tags[tag] ?? 0) > sequence)

const renderedAfter = 'rendered-after:'

/** The number of the last publish when an entry was rendered; a page of the build has none. */
function sequenceOf(tags: string[]): number {
  const tag = tags.find((each) => each.startsWith(renderedAfter))
  return tag === undefined ? 0 : Number(tag.slice(renderedAfter.length))
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
    if (context.serverDistDir && context.flushToDisk !== false) restorePublished(context.serverDistDir)
  }

  async get(key: string, context: unknown): Promise<{ value?: Entry } | null> {
    const now = Date.now()
    const hit = await this.#store.get(key, context)
    const tags = tagsOf(hit?.value)
    if (hit && !isOutdated(tags, now) && !isPublishedSince(tags, sequenceOf(tags))) return hit
    if (!startedAt.has(key)) {
      if (startedAt.size >= maxStarts) startedAt.clear()
      startedAt.set(key, published.sequence)
    }
    return null
  }

  async set(key: string, data: Entry, context: unknown): Promise<void> {
    const start = startedAt.get(key) ?? published.sequence
    startedAt.delete(key)
    const tags = tagsOf(data)
    if (data?.kind === 'APP_PAGE') {
      if (tags.includes(missingPageTag)) data.status = 404
      if (tags.includes(fallbackPageTag)) return
      if (data.status !== undefined && data.status >= 300) return
    }
    if (isPublishedSince(tags, start)) return
    if (data?.headers && tags.length > 0)
      data.headers[tagsHeader] = [...tags, `${renderedAfter}${start}`].join(',')
    await this.#store.set(key, data, context)
  }

  async revalidateTag(tags: Tags, durations?: { expire?: number }): Promise<void> {
    const names = typeof tags === 'string' ? [tags] : tags
    notePublish(names)
    await this.#store.revalidateTag(names, durations)
    // Next has set the time of the clock. Entries of cached functions carry the process's own time, which is never set back.
    const now = performance.timeOrigin + performance.now()
    for (const tag of names) tagsManifest.set(tag, { stale: now, expired: now })
  }

  resetRequestCache(): void {
    this.#store.resetRequestCache()
  }
}
