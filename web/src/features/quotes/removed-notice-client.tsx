'use client'

import type { RemovedQuoteLine } from '@/content/quotes/list'
import * as common from '@/messages/common'

type RemovedNoticeProps = { removed: RemovedQuoteLine | undefined; onUndo: () => void }

/** The button that had the focus is gone with its line. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Says what was removed, and brings it back. The place is always there, so that screen readers notice the words. */
export function RemovedNotice({ removed, onUndo }: RemovedNoticeProps) {
  return (
    <output className="block">
      {removed && (
        <span
          key={removed.line.sku}
          className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-band px-4 py-1"
        >
          {common.removedFromList(removed.line.seen.name)}
          <button
            type="button"
            className="inline-flex min-h-11 items-center text-kraft-deep underline underline-offset-4 hover:text-ink"
            ref={focus}
            onClick={onUndo}
          >
            {common.undo}
          </button>
        </span>
      )}
    </output>
  )
}
