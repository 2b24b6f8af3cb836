import { type ScreenKey, screenHref, screenId, screens } from '@shop/studio/routes'
import { stegaClean } from '../draft/metadata'
import { toPicture } from '../pictures/picture'
import type { Picture } from '../pictures/types'
import { sanityFetch } from '../lake/fetch'
import { screenQuery } from './queries'

/** The words of a fixed page, from its `screen` document. */
export type ScreenWords = {
  /** The canonical address. */
  href: string
  heading: string
  text?: string
  /** Heading over the row of categories; only the shop with the slider has one. */
  categoriesHeading?: string
  /** A picture beside the introduction, and what happens after the form was sent; only the samples have them. */
  picture?: Picture
  next?: string
  /** The title in search results and in the browser’s tab. */
  seoTitle: string
  seoDescription?: string
  /** The picture of shared links. */
  seoPicture?: Picture
}

/** The words of a fixed page. Without its document, the title of the route is the heading. */
export async function screenWords(key: ScreenKey): Promise<ScreenWords> {
  const raw = await sanityFetch(screenQuery, { id: screenId(key) })
  const heading = raw?.heading ?? raw?.title ?? screens[key].title
  return {
    href: screenHref(key),
    heading,
    text: raw?.text ?? undefined,
    categoriesHeading: raw?.categoriesHeading ?? undefined,
    picture: toPicture(raw?.picture),
    next: raw?.next ?? undefined,
    seoTitle: stegaClean(raw?.seo?.title ?? heading),
    seoDescription: raw?.seo?.description ?? raw?.text ?? undefined,
    seoPicture: toPicture(raw?.seo?.picture),
  }
}
