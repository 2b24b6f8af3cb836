import { clsx } from 'clsx'
import { MissingPicture } from './picture'

type ThumbnailProps = {
  src?: string
  /** On the first screen: loaded eagerly. */
  isFirst?: boolean
  className?: string
}

/** A small square picture beside the name of what it shows, from one address. */
export function Thumbnail({ src, isFirst = false, className }: ThumbnailProps) {
  if (!src) return <MissingPicture className={clsx('aspect-square', className)} />
  return (
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      src={src}
      alt=""
      width={320}
      height={320}
      loading={isFirst ? 'eager' : 'lazy'}
      className={clsx('picture aspect-square object-cover', className)}
    />
  )
}
