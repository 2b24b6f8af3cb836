import type { ReactNode } from 'react'

/** A grid of cards whose names stand on one line per row. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-8 xl:gap-y-14">
      {children}
    </ul>
  )
}
