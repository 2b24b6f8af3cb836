/*
 * The store of rendered pages: Next's own, with two things that it lacks.
 * 1. What was expired is remembered on disk. Next keeps it in memory only, so that after a restart it would serve a page
 *    whose content was published while nobody visited.
 * 2. A page whose content was published while it was being rendered is not stored. Next dates a page by the end of its
 *    rendering, and would keep the older content for ever.
 * It also answers 404 with a page that says it is missing (content/missing.ts), and stores only what was found: guessed
 * addresses must not fill the disk.
 * Next loads this file by itself, outside of the site's bundle: it imports nothing of ours.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRequire } from 'node:module'

type Tags = string | string[]
type PageEntry = { kind?: string; status?: number; headers?: Record<string, unknown> } | null
type Context = { serverDistDir?: string; flushToDisk?: boolean }
type PageStore = {
  get(key: string, context: unknown): Promise<unknown>
  set(key: string, data: PageEntry, context: unknown): Promise<void>
  revalidateTag(tags: Tags, durations?: { expire?: number }): Promise<void>
  resetRequestCache(): void
}
type TagState = { stale?: number; expired?: number }

const require = createRequire(import.meta.url)
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as {
    default: new (context: Context) => PageStore
  }
const { tagsManifest, areTagsExpired } =
  require('next/dist/server/lib/incremental-cache/tags-manifest.external.js') as {
    tagsManifest: Map<string, TagState>
    areTagsExpired: (tags: string[], timestamp: number) => boolean
  }

/** Renderings that failed leave their keys behind; so many are let go. */
const maxMisses = 10_000
/** The same as in content/missing.ts. */
export const missingPageTag = 'missing-page'
const tagsHeader = 'x-next-cache-tags'

/** When the rendering of a page began that is not stored yet, by key. */
const missedAt = new Map<string, number>()
let tagsFile: string | undefined
const expired: Record<string, number> = {}

/** Takes up what was expired before a restart, once per process. */
function recallExpired(serverDistDir: string): void {
  if (tagsFile) return
  tagsFile = join(serverDistDir, '..', 'cache', 'content', 'expired-tags.json')
  try {
    Object.assign(expired, JSON.parse(readFileSync(/* turbopackIgnore: true */ tagsFile, 'utf8')))
  } catch {
    // Nothing was ever expired.
  }
  for (const [tag, at] of Object.entries(expired)) {
    if (!tagsManifest.has(tag)) tagsManifest.set(tag, { expired: at })
  }
}

function rememberExpired(tags: string[]): void {
  for (const tag of tags) expired[tag] = Date.now()
  if (!tagsFile) return
  try {
    mkdirSync(join(tagsFile, '..'), { recursive: true })
    writeFileSync(`${tagsFile}.${process.pid}.tmp`, JSON.stringify(expired))
    renameSync(`${tagsFile}.${process.pid}.tmp`, tagsFile)
  } catch (error) {
    console.warn(`What was published could not be noted on disk: ${String(error)}`)
  }
}

/** See the head of the file. */
export default class PageCache implements PageStore {
  readonly #store: PageStore

  constructor(context: Context) {
    this.#store = new FileSystemCache(context)
    if (context.serverDistDir && context.flushToDisk !== false) recallExpired(context.serverDistDir)
  }

  async get(key: string, context: unknown): Promise<unknown> {
    const askedAt = Date.now()
    const hit = await this.#store.get(key, context)
    if (!hit && !missedAt.has(key)) {
      if (missedAt.size >= maxMisses) missedAt.clear()
      missedAt.set(key, askedAt)
    }
    return hit
  }

  async set(key: string, data: PageEntry, context: unknown): Promise<void> {
    const since = missedAt.get(key)
    missedAt.delete(key)
    if (data?.kind === 'APP_PAGE') {
      const header = data.headers?.[tagsHeader]
      const tags = typeof header === 'string' ? header.split(',') : []
      if (tags.includes(missingPageTag)) data.status = 404
      if (since !== undefined && areTagsExpired(tags, since - 1)) return
      if (data.status !== undefined && data.status >= 300) return
    }
    await this.#store.set(key, data, context)
  }

  async revalidateTag(tags: Tags, durations?: { expire?: number }): Promise<void> {
    const names = typeof tags === 'string' ? [tags] : tags
    const done = this.#store.revalidateTag(names, durations)
    rememberExpired(names)
    await done
  }

  resetRequestCache(): void {
    this.#store.resetRequestCache()
  }
}
