import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type BadgeProps = { look?: 'sale' | 'new'; children: ReactNode }

/** A word on a picture, such as NEW or 10% OFF. */
export function Badge({ look = 'sale', children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-7 items-center rounded-full px-3 text-[0.8125rem] leading-none font-medium text-ground',
        look === 'sale' ? 'bg-clay' : 'bg-sage',
      )}
    >
      {children}
    </span>
  )
}
