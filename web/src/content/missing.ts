import { cacheLife, cacheTag } from 'next/cache'
import { notFound } from 'next/navigation'
import { config } from './config'
import { fallbackPageTag, missingPageTag } from './lake/cache-tags'

/**
 * Answers the page that is being rendered with status 404; the page still returns what a visitor reads. After Next's
 * `notFound()` the HTML would be empty until the script has run (lake/page-cache.ts has the details).
 */
export async function answerNotFound(): Promise<void> {
  // The development server has no page cache.
  if (config.isDevelopment) notFound()
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
