import { clsx } from 'clsx'
import { Icon } from './icons/icon'
import { type PictureSource, Img } from './picture-client'

type PictureProps = {
  source?: PictureSource & {
    /** The colour that it has most of. */
    placeholder?: string
    /** The field it comes from, for editors who look at a draft. */
    edit?: string
  }
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** The largest picture of the first screen: asked for at once, before everything else. */
  isFirst?: boolean
  className?: string
}

/**
 * A picture with its size, so that nothing moves while it loads. The first one stands in its own colour until it is
 * there: a few blurred pixels would be a twentieth of the page's bytes.
 */
export function Picture({ source, sizes, isFirst = false, className }: PictureProps) {
  if (!source) return <MissingPicture className={className} />
  const { placeholder, edit, focus, ...rest } = source
  return (
    <Img
      {...rest}
      {...(edit && { edit })}
      {...(focus && { focus })}
      {...(isFirst && { isFirst, placeholder })}
      {...(className && { className })}
      sizes={sizes}
    />
  )
}

/** Stands where an editor has not chosen a picture yet. */
function MissingPicture({ className }: { className?: string }) {
  return (
    <div
      className={clsx('picture flex items-center justify-center text-kraft', className)}
      aria-hidden="true"
    >
      <Icon name="paper" className="size-1/5 max-h-16 max-w-16 opacity-60" />
    </div>
  )
}
