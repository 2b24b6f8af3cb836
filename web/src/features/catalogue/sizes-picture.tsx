import { pictureSource } from '@/content/pictures/picture'
import type { Picture as PictureData } from '@/content/pictures/types'
import { Picture } from '@/ui/picture'

/** The sizes side by side, above the buttons that choose one. */
export function SizesPicture({ picture }: { picture?: PictureData }) {
  return (
    picture && (
      <Picture
        source={pictureSource(picture, { aspect: 16 / 9, maxWidth: 1280 })}
        sizes="(min-width: 1024px) 40vw, 96vw"
        className="aspect-16/9 w-full object-cover"
      />
    )
  )
}
