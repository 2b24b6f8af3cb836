import { clsx } from 'clsx'
import { Icon } from './icons/icon'
import { sourceAddress } from './source-address'

/** The source of an `<img>`, from `pictureSource` in content. */
export type PictureSource = {
  /** The address, with `{w}` and `{h}` for the requested size. */
  pattern: string
  /** The available widths in pixels, in ascending order. */
  widths: number[]
  /** Size of the widest. */
  width: number
  height: number
  alt: string
  /** The `object-position` for a box of another shape, such as `30% 50%`; the centre if left out. */
  focus?: string
  /** The dominant colour, shown until the picture has loaded. */
  placeholder?: string
  /** The `data-sanity` attribute in draft mode. */
  edit?: string
}

type PictureProps = {
  source?: PictureSource
  /**
   * The `sizes` attribute. On phones a picture as wide as the text fills 92 % of the screen; 88vw saves a third of the bytes, as
   * browsers then choose the next smaller file and enlarge it by at most 5 %.
   */
  sizes: string
  /** The largest picture of the first screen: loaded eagerly, with high priority. */
  isFirst?: boolean
  className?: string
}

/** The width for browsers that do not support `srcset`. */
const fallbackWidth = 640

/** A responsive picture with its size, so that the layout does not shift while it loads. */
export function Picture({ source, sizes, isFirst = false, className }: PictureProps) {
  if (!source) return <MissingPicture className={className} />
  const { widths, width, height, alt, focus, placeholder, edit } = source
  return (
    // The addresses already carry every width and format; next/image would only add script.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      src={sourceAddress(source, fallbackWidth)}
      srcSet={widths.map((candidate) => `${sourceAddress(source, candidate)} ${candidate}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      // Omitted rather than undefined: otherwise the page's data would contain the attribute of each picture.
      {...(edit && { 'data-sanity': edit })}
      {...(isFirst && { fetchPriority: 'high' as const })}
      className={clsx('picture', className)}
      style={styleOf(placeholder, focus)}
    />
  )
}

/** Without the keys that have no value, for the same reason. */
function styleOf(placeholder?: string, focus?: string) {
  if (!placeholder && !focus) return undefined
  return { ...(placeholder && { backgroundColor: placeholder }), ...(focus && { objectPosition: focus }) }
}

/** The placeholder for a missing picture. */
export function MissingPicture({ className }: { className?: string }) {
  return (
    <div
      className={clsx('picture flex items-center justify-center text-kraft', className)}
      aria-hidden="true"
    >
      <Icon name="paper" className="size-1/5 max-h-16 max-w-16 opacity-60" />
    </div>
  )
}
