import type { ScreenKey } from '@shop/studio/routes'
import type { Metadata } from 'next'
import { pageMetadata } from '../draft/metadata'
import { openGraph } from '../pictures/open-graph'
import type { Picture } from '../pictures/types'
import { screenWords } from './screen-words'

/**
 * The metadata of a fixed page.
 * @param picture what other sites show of the shared page, unless its document has one
 */
export async function screenMetadata(key: ScreenKey, picture?: Picture): Promise<Metadata> {
  const { seoTitle, seoDescription, seoPicture, href } = await screenWords(key)
  return pageMetadata({
    title: seoTitle,
    description: seoDescription,
    alternates: { canonical: href },
    ...openGraph(seoPicture ?? picture),
  })
}
