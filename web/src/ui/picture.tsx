import { clsx } from 'clsx'
import { Icon } from './icons/icon'

/** What an `<img>` needs; made where the lake is known. */
type Source = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  placeholder?: string
  /** The field it comes from, for editors who look at a draft. */
  edit?: string
}

type PictureProps = {
  source?: Source
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** The largest picture of the first screen: asked for at once, before everything else. */
  isFirst?: boolean
  className?: string
}

/**
 * A picture with its size, so that nothing moves while it loads. The first one has a blurred placeholder; for all of
 * them the placeholders would be a third of the page's bytes.
 */
export function Picture({ source, sizes, isFirst = false, className }: PictureProps) {
  if (!source) return <MissingPicture className={className} />
  const { placeholder, edit, ...image } = source
  return (
    // The addresses already carry every width and format; next/image would only add script.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      {...image}
      alt={image.alt}
      {...(edit && { 'data-sanity': edit })}
      sizes={sizes}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={clsx('bg-band bg-cover bg-center', className)}
      style={isFirst && placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    />
  )
}

/** Stands where an editor has not chosen a picture yet. */
function MissingPicture({ className }: { className?: string }) {
  return (
    <div
      className={clsx('flex items-center justify-center bg-band text-kraft', className)}
      aria-hidden="true"
    >
      <Icon name="paper" className="size-1/5 max-h-16 max-w-16 opacity-60" />
    </div>
  )
}
