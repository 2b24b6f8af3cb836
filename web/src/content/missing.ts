import { cacheLife, cacheTag } from 'next/cache'
import { notFound } from 'next/navigation'
import { config } from './config'

/** The page cache answers 404 with a page of this tag, and does not store it (lake/page-cache.ts). */
export const missingPageTag = 'missing-page'

/**
 * Has the page that is being rendered answered with status 404. The page then shows what a visitor should read, as any
 * other page does: with Next's `notFound()` alone its HTML would be empty until the script has run.
 */
export async function answerNotFound(): Promise<void> {
  // Development has no page cache.
  if (config.isDevelopment) notFound()
  await markMissing()
}

async function markMissing(): Promise<void> {
  'use cache'
  cacheLife('published')
  cacheTag(missingPageTag)
}
