import type { ReactNode } from 'react'
import { Icon } from './icons/icon'

/** The message for an empty list. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 border border-dashed border-line px-6 py-14 text-center">
      <Icon name="paper" className="size-10 text-kraft opacity-60" />
      <p className="measure">{children}</p>
    </div>
  )
}
