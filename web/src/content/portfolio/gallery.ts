import type { GalleryQueryResult } from '@shop/studio/types'
import { stegaClean } from '../draft/metadata'
import { sanityFetch } from '../lake/fetch'
import { toPicture } from '../pictures/picture'
import type { Picture } from '../pictures/types'
import { galleryQuery } from './queries'

export type GalleryPicture = {
  id: string
  name: string
  tag?: string
  categories: string[]
  picture: Picture
}

/** A button of the gallery; without a category it shows every picture. */
export type GalleryTab = { label: string; category?: string }

export type Gallery = { tabs: GalleryTab[]; pictures: GalleryPicture[] }

/** The pictures of the gallery, in the order that editors gave them, and the buttons that choose among them. */
export const gallery = async (): Promise<Gallery> => toGallery(await sanityFetch(galleryQuery))

/** Leaves out entries without a name or picture, and buttons without pictures. */
export function toGallery({ tabs, pictures: raw }: GalleryQueryResult): Gallery {
  const pictures = raw.flatMap(({ _id, name, tag, categories, picture }): GalleryPicture[] => {
    const found = toPicture(picture)
    if (!name || !found) return []
    return [
      { id: _id, name, tag: tag ?? undefined, categories: stegaClean(categories ?? []), picture: found },
    ]
  })
  const filled = new Set(pictures.flatMap(({ categories }) => categories))
  return {
    pictures,
    tabs: (tabs ?? []).flatMap(({ label, category: chosen }) => {
      const category = stegaClean(chosen) ?? undefined
      return label && (!category || filled.has(category)) ? [{ label, category }] : []
    }),
  }
}
