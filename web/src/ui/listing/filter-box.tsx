import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import * as common from '@/messages/common'

/** Forms of filters, behind a button on a phone and open on a wide screen (listing.css). */
export function FilterBox({ children }: { children: ReactNode }) {
  return (
    <details className="filter-box">
      <summary className="button button-quiet">
        {common.filters}
        <Icon name="chevron-down" className="size-5" />
      </summary>
      {children}
    </details>
  )
}
