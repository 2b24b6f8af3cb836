import type { ReactNode } from 'react'

/** A grid of cards with aligned names. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="card-grid">{children}</ul>
}
