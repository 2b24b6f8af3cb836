'use client'

import { clsx } from 'clsx'

/** What an `<img>` is made of; made where the lake is known. */
export type PictureSource = {
  /** The address; `{w}` and `{h}` stand for the size in which it is asked for. */
  pattern: string
  /** The widths in which it can be had, the widest last. */
  widths: number[]
  /** Size of the widest. */
  width: number
  height: number
  alt: string
  /** Which point of it lies on the same point of a place that it covers, as `30% 50%`; left out, its middle. */
  focus?: string
}

type ImgProps = PictureSource & {
  sizes: string
  isFirst?: boolean
  placeholder?: string
  edit?: string
  className?: string
}

/** Browsers that cannot choose take the first width from here on. */
const usualWidth = 640

/** An `<img>`. It is drawn in the browser too, because a page's data would else repeat every address of its HTML. */
export function Img({
  pattern,
  widths,
  width,
  height,
  alt,
  focus,
  sizes,
  isFirst,
  placeholder,
  edit,
  className,
}: ImgProps) {
  const addressAt = (wanted: number) =>
    pattern.replace('{w}', `${wanted}`).replace('{h}', `${Math.round((wanted * height) / width)}`)
  return (
    // The addresses already carry every width and format; next/image would only add script.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      src={addressAt(widths.find((candidate) => candidate >= usualWidth) ?? width)}
      srcSet={widths.map((candidate) => `${addressAt(candidate)} ${candidate}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      data-sanity={edit}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      className={clsx('picture', className)}
      style={placeholder || focus ? { backgroundColor: placeholder, objectPosition: focus } : undefined}
    />
  )
}
