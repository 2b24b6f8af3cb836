'use client'

import * as common from '@/messages/common'

type RemovedNoticeProps = {
  /** What was removed last. */
  removed: { id: string; name: string } | undefined
  onUndo: () => void
}

/** The button that had the focus was removed with its row. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Says what was removed, with Undo. The output element is always there, so that screen readers notice the text; empty, it takes no gap. */
export function RemovedNotice({ removed, onUndo }: RemovedNoticeProps) {
  return (
    <output className="block empty:absolute">
      {removed && (
        <span
          key={removed.id}
          className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-band px-4 py-1"
        >
          {common.removedFromList(removed.name)}
          <button type="button" ref={focus} className="text-link" onClick={onUndo}>
            {common.undo}
          </button>
        </span>
      )}
    </output>
  )
}
