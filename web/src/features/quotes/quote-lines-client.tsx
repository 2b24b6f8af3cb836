'use client'

import { screenHref } from '@shop/studio/routes'
import { keyOf } from '@/content/quotes/list'
import { ButtonLink } from '@/ui/button'
import { buttonClass } from '@/ui/button-look'
import { EmptyState } from '@/ui/empty-state'
import { RemovedNotice } from '@/ui/removed-notice-client'
import { QuoteLine } from './quote-line-client'
import { hasPrinted, hasUnpriced, subtotalText } from './shown-line'
import type { useShownList } from './use-shown-list-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/quotes'

type QuoteLinesProps = {
  list: ReturnType<typeof useShownList>
  /** The error summary of the form links here. */
  id: string
  error?: string
}

/** The lines of the list with their sum. */
export function QuoteLines({ list, id, error }: QuoteLinesProps) {
  const { isRead, shown, hasFailed, removed, removeLine, undo, change } = list
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="needs-script flex flex-col gap-5"
      data-until={isRead ? undefined : 'read'}
    >
      <h2 id={`${id}-heading`} className="text-h2">
        {messages.yourList}
      </h2>
      <p id={id} tabIndex={-1} className="text-clay empty:hidden">
        {error}
      </p>
      <RemovedNotice
        removed={removed && { id: keyOf(removed.line), name: removed.line.seen.name }}
        onUndo={undo}
      />
      {hasFailed && (
        <p role="alert" className="rounded-card bg-band p-4">
          {messages.pricesNotLoaded}
        </p>
      )}
      {shown.length === 0 ? (
        <div className="flex flex-col items-center gap-6">
          <EmptyState>{messages.emptyList}</EmptyState>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={screenHref('categories')}>{messages.goToCatalogue}</ButtonLink>
            <a href="#order-pad" className={buttonClass('quiet', 'lg:hidden')}>
              {messages.pasteOrder}
            </a>
          </div>
        </div>
      ) : (
        <>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {shown.map((each, index) => (
              <QuoteLine
                // A line keeps the focus while its size, and with it its article number, changes.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                shown={each}
                onChange={(changed) => change(keyOf(each.line), changed)}
                onRemove={() => removeLine(each.line)}
              />
            ))}
          </ul>
          <div className="flex flex-col items-end gap-1">
            <p className="flex gap-6 font-heading text-h3 text-ink">
              {common.subtotal} <output className="tabular-nums">{subtotalText(shown)}</output>
            </p>
            <p className="text-small">
              {messages.pricesNote({ hasPrinted: hasPrinted(shown), hasUnpriced: hasUnpriced(shown) })}
            </p>
          </div>
        </>
      )}
    </section>
  )
}
