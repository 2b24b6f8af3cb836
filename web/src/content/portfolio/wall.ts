import { pictureSource } from '../pictures/picture'
import type { GalleryPicture } from './gallery'

/** Pictures of the gallery with the addresses that a client component needs. */
export const wallPictures = (pictures: GalleryPicture[]) =>
  pictures.map(({ picture, ...words }) => ({ ...words, source: pictureSource(picture) }))
