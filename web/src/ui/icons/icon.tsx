import { clsx } from 'clsx'
import type { StaticImageData } from 'next/image'
import type { IconName } from './names'
import sprite from './sprite.svg'

type IconProps = { name: IconName; className?: string }

const { src } = sprite as StaticImageData

/**
 * A drawing without meaning of its own, in the colour of the text around it. All of them are in one file that browsers
 * keep: drawn in the page, each would be there twice, in its HTML and in its data.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={clsx('icon', className)}>
      <use href={`${src}#${name}`} />
    </svg>
  )
}
