import { pictureSource } from './picture'
import type { Picture } from './types'

/** Pictures as `PictureGallery` shows them. @param aspect width divided by height of the slides and thumbnails */
export const galleryPictures = (pictures: readonly Picture[], aspect: number) =>
  pictures.map((picture) => ({
    slide: pictureSource(picture, { aspect }),
    thumbnail: pictureSource(picture, { aspect, maxWidth: 480, alt: '' }),
    enlarged: pictureSource(picture),
  }))
