import type { ScreenKey } from '@shop/studio/routes'
import type { Metadata } from 'next'
import { pageMetadata } from '../draft/metadata'
import { screenWords } from './screen-words'

/** The metadata of a page that shows what belongs to one visitor: it is not for search engines. */
export async function personalMetadata(key: ScreenKey): Promise<Metadata> {
  const { href, seoTitle, seoDescription } = await screenWords(key)
  return pageMetadata({
    title: seoTitle,
    description: seoDescription,
    alternates: { canonical: href },
    robots: { index: false, follow: true },
  })
}
