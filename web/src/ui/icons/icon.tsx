import { clsx } from 'clsx'
import type { StaticImageData } from 'next/image'
import { type IconName, inlineIcons } from './names'
import sprite from './sprite.svg'

type IconProps = { name: IconName; className?: string }

const { src } = sprite as StaticImageData
const inline = new Set<IconName>([...inlineIcons, 'paper'])

/** A decorative icon in the colour of the text around it, drawn from `InlineIcons` or from the sprite file. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={clsx('icon', className)}>
      <use href={inline.has(name) ? `#icon-${name}` : `${src}#${name}`} />
    </svg>
  )
}
