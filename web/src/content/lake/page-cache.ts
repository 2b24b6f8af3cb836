/*
 * The cache of rendered pages: Next's own, with what it lacks.
 * 1. Tags expire by sequence, also after a restart (expired-tags.ts). Next compares times, and keeps expired tags in
 *    memory only: after a restart it would serve a page whose content was published since the page was rendered.
 * 2. A page whose content was published during its rendering is not stored. Next dates a page by the end of its
 *    rendering and would keep the older content.
 * 3. A page expires at the moment of its `valid-until` tag. Next counts the lifetime of a page from its own rendering,
 *    also when it was rendered from a cached result that is older.
 * 4. A page with the tag `missing-page` gets status 404 and is not stored: guessed addresses must not fill the disk. Next
 *    answers 404 after `notFound()` only, whose HTML has an empty body until the script has run
 *    (https://github.com/vercel/next.js/issues/62228). Once that is solved, content/missing.ts can call `notFound()`.
 * 5. Pages that are rendered while serving are stored in the cache folder, not in the build (page-files.ts).
 * 6. A large page is served for some seconds after it was rendered, also when something was published (page-rest.ts).
 * 7. The lifetimes of pages have a limit of memory. Next keeps one for each address that it renders, also for made-up ones.
 * Next loads this file by itself, outside of the site's bundle.
 */
import { join } from 'node:path'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import { endOf, fallbackPageTag, isOutdated, missingPageTag } from './cache-tags.ts'
import {
  Beginnings,
  currentSequence,
  expireTags,
  isExpired,
  restoreExpiredTags,
  withSequence,
} from './expired-tags.ts'
import { oldestShared } from './fills.ts'
import { inCacheFolder } from './page-files.ts'
import { noteBeginning, noteEnd, pageRest } from './page-rest.ts'
import { processWide } from './process-wide.ts'
import { endVersionAt } from './published-version.ts'

type Tags = string | string[]
type Entry = { kind?: string; html?: string; status?: number; headers?: Record<string, unknown> } | null
type Context = { serverDistDir?: string; flushToDisk?: boolean; fs: object }
type Store = {
  get(key: string, context: unknown): Promise<{ value?: Entry } | null>
  set(key: string, data: Entry, context: unknown): Promise<void>
  resetRequestCache(): void
}

const require = createRequire(import.meta.url)
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as {
    default: new (context: Context) => Store
  }

const { SharedCacheControls } =
  require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js') as {
    SharedCacheControls: { cacheControls: Pick<LRUCache<string, object>, 'get' | 'set' | 'clear'> }
  }
// What is forgotten is known again when the page is read or rendered, as after a restart.
SharedCacheControls.cacheControls = new LRUCache<string, object>({
  maxSize: 10_000_000,
  sizeCalculation: (_, key) => 200 + 2 * key.length,
})

const tagsHeader = 'x-next-cache-tags'

const beginnings = processWide('pageBeginnings', new Beginnings())

function tagsOf(entry: Entry | undefined): string[] {
  const header = entry?.headers?.[tagsHeader]
  return typeof header === 'string' ? header.split(',') : []
}

/** Whether nothing of a stored page is missing, as after a power cut. Every page has tags, its address among them. */
const isWhole = (entry: Entry | undefined): boolean =>
  entry?.kind !== 'APP_PAGE' || (entry.html !== '' && tagsOf(entry).length > 0)

/** Next's `cacheHandler`; see the head of the file. */
export default class PageCache implements Store {
  readonly #store: Store

  constructor(context: Context) {
    const { fs, serverDistDir } = context
    this.#store = new FileSystemCache(
      serverDistDir ? { ...context, fs: inCacheFolder(fs, serverDistDir) } : context,
    )
    if (context.serverDistDir && context.flushToDisk !== false) {
      restoreExpiredTags(join(context.serverDistDir, '..'))
    }
  }

  async get(key: string, context: unknown): Promise<{ value?: Entry } | null> {
    const hit = await this.#store.get(key, context)
    const tags = tagsOf(hit?.value)
    if (hit && isWhole(hit.value) && !isOutdated(tags)) {
      const rest = pageRest(key)
      if (rest > 0) endVersionAt(Date.now() + rest)
      endVersionAt(endOf(tags))
      if (rest > 0 || !isExpired(tags)) return hit
    }
    beginnings.add(key, oldestShared(currentSequence()))
    noteBeginning(key)
    return null
  }

  async set(key: string, data: Entry, context: unknown): Promise<void> {
    const tags = withSequence(tagsOf(data), beginnings.take(key))
    const rests = noteEnd(key, data?.html)
    if (data?.kind === 'APP_PAGE') {
      if (tags.includes(missingPageTag)) data.status = 404
      if (tags.includes(fallbackPageTag)) return
      if (data.status !== undefined && data.status >= 300) {
        // Next.js has set it on the response already, and would append it a second time from this entry.
        delete data.headers?.location
        return
      }
    }
    if (isExpired(tags) && !rests) return
    if (data?.headers?.[tagsHeader] !== undefined) data.headers[tagsHeader] = tags.join(',')
    await this.#store.set(key, data, context)
  }

  async revalidateTag(tags: Tags): Promise<void> {
    expireTags(typeof tags === 'string' ? [tags] : tags)
  }

  resetRequestCache(): void {
    this.#store.resetRequestCache()
  }
}
