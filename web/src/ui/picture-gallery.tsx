import { clsx } from 'clsx'
import { Gallery } from './gallery-client'
import { Picture, type PictureSource } from './picture'

type PictureGalleryProps = {
  label: string
  pictures: { slide: PictureSource; thumbnail: PictureSource; enlarged: PictureSource }[]
  /** The `sizes` attributes of the slides and of their thumbnails. */
  sizes: { slide: string; thumbnail: string }
  /** The shape of both. */
  className: string
}

/** Pictures to look through at the top of a page; one placeholder while there are none. */
export function PictureGallery({ label, pictures, sizes, className }: PictureGalleryProps) {
  const look = clsx('w-full object-cover', className)
  return (
    <Gallery
      label={label}
      slides={(pictures.length > 0 ? pictures : [undefined]).map((picture, index) => (
        <Picture
          key={index}
          source={picture?.slide}
          sizes={sizes.slide}
          isFirst={index === 0}
          className={look}
        />
      ))}
      thumbnails={pictures.map(({ thumbnail }, index) => (
        <Picture key={index} source={thumbnail} sizes={sizes.thumbnail} className={look} />
      ))}
      enlarged={pictures.map(({ enlarged }) => enlarged)}
    />
  )
}
