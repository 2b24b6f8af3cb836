import { cacheLife, cacheTag } from 'next/cache'
import { notFound } from 'next/navigation'
import { config } from './config'
import { fallbackPageTag, missingPageTag } from './lake/cache-tags'
import { followRedirect } from './redirects/redirects'

/**
 * Redirects (308) when an editor's redirect exists for the page that is being rendered, else makes its status 404. The page
 * must still return its notice after that: with Next's `notFound()` the HTML would be empty until the script has run
 * (lake/page-cache.ts has the details).
 * @param addresses of the page, the canonical one first
 */
export async function answerNotFound(...addresses: string[]): Promise<void> {
  await followRedirect(...addresses)
  // Without our page cache, only `notFound()` sets the status.
  if (!config.hasOwnCache) notFound()
  await tagAsMissing()
}

async function tagAsMissing(): Promise<void> {
  'use cache'
  cacheLife('published')
  cacheTag(missingPageTag)
}

/**
 * For a page that is shown instead of one that does not exist: the page cache does not store it, so that guessed addresses
 * do not fill the disk.
 */
export async function answerFallback(): Promise<void> {
  'use cache'
  cacheLife('published')
  cacheTag(fallbackPageTag)
}
