import type { ReactNode } from 'react'
import { Link } from './link-client'
import { Thumbnail } from './thumbnail'

type ItemLineProps = {
  name: string
  text?: string
  pictureSrc?: string
  href: string
  /** Shown at the end of the name's line, such as a price. */
  amount: ReactNode
  children?: ReactNode
}

/** A line of a list of products: thumbnail, name, quantity and actions. */
export function ItemLine({ name, text, pictureSrc, href, amount, children }: ItemLineProps) {
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-4 py-4">
      <Thumbnail src={pictureSrc} className="w-full" />
      <div className="flex flex-col gap-2">
        <div className="flex justify-between gap-3">
          <p className="font-heading leading-snug font-medium wrap-anywhere text-ink">
            <Link href={href} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </p>
          <p className="font-medium text-ink tabular-nums">{amount}</p>
        </div>
        {text && <p className="text-small">{text}</p>}
        {children}
      </div>
    </li>
  )
}
