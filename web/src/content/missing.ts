import { cacheLife, cacheTag } from 'next/cache'
import { notFound } from 'next/navigation'
import { config } from './config'
import { fallbackPageTag, missingPageTag } from './lake/cache-tags'
import { followRedirect } from './redirects/redirects'

/**
 * Answers the page that is being rendered with 308 when an editor's redirect leads on from it, else with 404; the page
 * then still returns what a visitor reads. After Next's `notFound()` the HTML would be empty until the script has run
 * (lake/page-cache.ts has the details).
 * @param addresses of the page, the canonical one first
 */
export async function answerNotFound(...addresses: string[]): Promise<void> {
  await followRedirect(...addresses)
  // Without the page cache nothing else sets the status.
  if (!config.hasOwnCache) notFound()
  await tagAsMissing()
}

async function tagAsMissing(): Promise<void> {
  'use cache'
  cacheLife('published')
  cacheTag(missingPageTag)
}

/**
 * Answers with the page as it is rendered, in place of one that does not exist, without storing it: guessed addresses
 * must not fill the disk.
 */
export async function answerFallback(): Promise<void> {
  'use cache'
  cacheLife('published')
  cacheTag(fallbackPageTag)
}
