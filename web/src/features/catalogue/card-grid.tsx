import type { ReactNode } from 'react'

/** A grid of cards whose names stand on one line per row. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="card-grid">{children}</ul>
}
