import { LRUCache } from 'lru-cache'
import { publishedVersion } from '../src/content/lake/published-version.ts'
import type { Page } from './page.ts'

/** Bytes of all pages together; a page takes about 150 KB in its three encodings. */
const maxSize = 128 * 1024 * 1024

/** A page and the published version under which it was rendered. */
type Kept = { page: Page; version: number }

const pages = new LRUCache<string, Kept>({
  maxSize,
  sizeCalculation: ({ page: { bodies } }) => bodies.br.length + bodies.gzip.length + bodies.identity.length,
})

/** The published pages in memory by URL. Every publish outdates all of them, as does the end of any page's time window. */
export const pageMemory = {
  get(url: string): Page | undefined {
    const kept = pages.get(url)
    return kept?.version === publishedVersion() ? kept.page : undefined
  },
  /** The page, maybe outdated: its compressed bodies serve again if it is rendered to the same HTML. */
  last: (url: string): Page | undefined => pages.peek(url)?.page,
  /** @param version the published version when the request of the page began; the page is dropped if it has changed */
  set(url: string, page: Page, version: number): void {
    if (version === publishedVersion()) pages.set(url, { page, version })
  },
  /** Outdated pages included. */
  get size(): number {
    return pages.size
  },
  /** Bytes of all pages in all encodings. */
  get bytes(): number {
    return pages.calculatedSize
  },
}
