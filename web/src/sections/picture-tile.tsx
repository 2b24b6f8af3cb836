import { clsx } from 'clsx'
import { pictureSource, type RawPicture, toPicture } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'

/** The list that holds the tiles. */
export const tileGrid = 'grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-12 xl:grid-cols-4 xl:gap-x-8'

type PictureTileProps = {
  picture: RawPicture | null
  /** Its number, where the tiles are steps. */
  place?: number
  title: string | null
  /** Short lines below the title. */
  facts?: (string | null)[]
  text: string | null
}

/** A picture, a title and a text. On a phone the picture is small, beside the words. */
export function PictureTile({ picture: raw, place, title, facts = [], text }: PictureTileProps) {
  const picture = toPicture(raw)
  const shown = facts.filter(Boolean)
  return (
    <li className="enters flex gap-4 sm:flex-col sm:gap-5">
      {picture && (
        <Picture
          source={pictureSource(picture, { aspect: 4 / 3 })}
          sizes="(min-width: 1280px) 24vw, (min-width: 640px) 48vw, 130px"
          className="object-cover max-sm:size-24 max-sm:shrink-0 sm:aspect-4/3 sm:w-full"
        />
      )}
      <div className="flex flex-col gap-1 sm:gap-2">
        <h3 className={clsx(place && 'flex gap-2.5', 'text-h3')}>
          {place && (
            <span aria-hidden="true" className="text-kraft-deep tabular-nums">
              {place}
            </span>
          )}
          {title}
        </h3>
        {shown.length > 0 && (
          <p className="text-small font-medium text-ink">
            {shown.map((fact) => (
              <bdi key={fact} className="block">
                {fact}
              </bdi>
            ))}
          </p>
        )}
        {text && <p className="max-sm:text-small">{text}</p>}
      </div>
    </li>
  )
}
