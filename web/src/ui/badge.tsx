import type { ReactNode } from 'react'

type BadgeProps = { look?: 'sale' | 'new'; children: ReactNode }

/** A word on a picture, such as NEW or 10% OFF. */
export function Badge({ look = 'sale', children }: BadgeProps) {
  return <span className={look === 'sale' ? 'badge' : 'badge bg-sage'}>{children}</span>
}
