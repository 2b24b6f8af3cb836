import type { Metadata } from 'next'
import { pictureAddress, pictureSource } from './picture'
import type { Picture } from './types'

/** Aspect ratio of Open Graph pictures. */
const shape = { aspect: 1200 / 630, maxWidth: 1280 } as const

/** Open Graph metadata with a picture; nothing without one. */
export function openGraph(picture: Picture | undefined): Pick<Metadata, 'openGraph' | 'twitter'> {
  if (!picture) return {}
  const { width, height, alt } = pictureSource(picture, shape)
  return {
    openGraph: { type: 'website', images: [{ url: pictureAddress(picture, shape), width, height, alt }] },
    twitter: { card: 'summary_large_image' },
  }
}
