import type { ReactNode } from 'react'
import { Icon } from './icons/icon'

/** Filters behind a button on a phone, open on a wide screen (ui.css). */
export function FilterBox({ children }: { children: ReactNode }) {
  return (
    <details className="filter-box">
      <summary className="button button-quiet">
        Filters
        <Icon name="chevron-down" className="size-5" />
      </summary>
      {children}
    </details>
  )
}
