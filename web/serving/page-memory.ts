import { LRUCache } from 'lru-cache'
import { publishedVersion } from '../src/content/lake/published-version.ts'
import type { Page } from './page.ts'

/** Bytes of all pages together; a page takes about 150 KB in its three encodings. */
const maxSize = 128 * 1024 * 1024

const pages = new LRUCache<string, Page>({
  maxSize,
  sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length,
})
let versionOfPages = publishedVersion()

/** The published pages in memory by URL. Every publish empties it, as does the end of any page's time window. */
export const pageMemory = {
  get(url: string): Page | undefined {
    this.emptyIfOutdated()
    return pages.get(url)
  },
  /** @param version the published version when the request of the page began; the page is dropped if it has changed */
  set(url: string, page: Page, version: number): void {
    this.emptyIfOutdated()
    if (version === versionOfPages) pages.set(url, page)
  },
  get size(): number {
    return pages.size
  },
  /** Bytes of all pages in all encodings. */
  get bytes(): number {
    return pages.calculatedSize
  },
  emptyIfOutdated(): void {
    const version = publishedVersion()
    if (version === versionOfPages) return
    versionOfPages = version
    pages.clear()
  },
}
