import type { Metadata } from 'next'
import { pictureAddress, pictureSource } from './picture'
import type { Picture } from './types'

/** The shape in which other sites show a shared page. */
const shape = { aspect: 1200 / 630, maxWidth: 1280 } as const

/** What other sites show of a page when somebody shares it; without a picture they take its words alone. */
export function openGraph(picture: Picture | undefined): Pick<Metadata, 'openGraph' | 'twitter'> {
  if (!picture) return {}
  const { width, height, alt } = pictureSource(picture, shape)
  return {
    openGraph: { type: 'website', images: [{ url: pictureAddress(picture, shape), width, height, alt }] },
    twitter: { card: 'summary_large_image' },
  }
}
