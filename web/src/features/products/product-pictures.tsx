import { stegaClean } from '@/content/draft/metadata'
import { pictureSource } from '@/content/pictures/picture'
import type { Product } from '@/content/products/product'
import { Gallery } from '@/ui/gallery-client'
import { Picture } from '@/ui/picture'
import * as messages from '@/messages/products'

/** The pictures of a product, or one placeholder while it has none. */
export function ProductPictures({ product: { name, pictures } }: { product: Product }) {
  const sources = pictures.map((picture) => pictureSource(picture, { aspect: 1 }))
  return (
    <Gallery
      label={messages.picturesOf(stegaClean(name))}
      slides={(sources.length > 0 ? sources : [undefined]).map((source, index) => (
        <Picture
          key={source?.pattern ?? index}
          source={source}
          sizes="(min-width: 1024px) 56vw, 96vw"
          isFirst={index === 0}
          className="aspect-square w-full object-cover"
        />
      ))}
      thumbnails={pictures.map((picture) => (
        <Picture
          key={picture.assetId}
          source={{ ...pictureSource(picture, { aspect: 1, maxWidth: 480 }), alt: '' }}
          sizes="(min-width: 1024px) 12vw, 22vw"
          className="aspect-square w-full object-cover"
        />
      ))}
      enlarged={pictures.map((picture) => pictureSource(picture))}
    />
  )
}
