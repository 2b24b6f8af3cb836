'use client'

import { screenHref } from '@shop/studio/routes'
import { formatCents } from '@/content/money/format'
import { keyOf } from '@/content/quotes/list'
import { countOf } from '@/content/selling/words'
import { ButtonLink } from '@/ui/button'
import { ItemLine } from '@/ui/item-line'
import { RemoveButton } from '@/ui/remove-button'
import { RemovedNotice } from '@/ui/removed-notice-client'
import { hasPrinted, hasUnpriced, labelOf, printOf, type ShownLine, sizeOf, subtotalText } from './shown-line'
import { useShownList } from './use-shown-list-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/quotes'

/** What “Get A Quote” shows: the lines, their sum at the prices of today, and the way to the request. */
export default function QuotePopup() {
  const { shown, removed, removeLine, undo } = useShownList()
  return (
    <>
      <RemovedNotice
        removed={removed && { id: keyOf(removed.line), name: removed.line.seen.name }}
        onUndo={undo}
      />
      {shown.length === 0 ? (
        <div className="flex flex-col items-start gap-5 pb-2">
          <p>{messages.emptyListInPopup}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={screenHref('categories')}>{messages.goToCatalogue}</ButtonLink>
            <ButtonLink href={screenHref('quote')} look="quiet">
              {messages.pasteOrder}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {shown.map((each) => (
              <PopupLine key={keyOf(each.line)} shown={each} onRemove={() => removeLine(each.line)} />
            ))}
          </ul>
          <p className="flex justify-between font-heading text-h3 text-ink">
            {common.subtotal} <output className="tabular-nums">{subtotalText(shown)}</output>
          </p>
          <p className="text-small">
            {messages.pricesNote({ hasPrinted: hasPrinted(shown), hasUnpriced: hasUnpriced(shown) })}
          </p>
          <ButtonLink href={screenHref('quote')}>{messages.reviewRequest}</ButtonLink>
        </>
      )}
    </>
  )
}

function PopupLine({ shown, onRemove }: { shown: ShownLine; onRemove: () => void }) {
  const { line, quoted, problem, price } = shown
  const name = quoted?.item.name ?? line.seen.name
  return (
    <ItemLine
      name={name}
      href={quoted?.item.href ?? screenHref('quote')}
      pictureSrc={quoted?.item.pictureSrc}
      text={[sizeOf(shown), line.sku].filter(Boolean).join(' · ')}
      amount={price && formatCents(price.listTotal)}
    >
      <div className="flex items-center justify-between gap-x-3">
        <p className="text-small">
          {quoted &&
            [
              countOf(line.quantity, line.unit, quoted.item.terms),
              !problem && !price && messages.quoteOnlyShort,
              printOf(line),
            ]
              .filter(Boolean)
              .join(', ')}
          {quoted === null && <span className="text-clay">{messages.noLongerSold}</span>}
          {problem && <span className="block text-amber">{problem.problem}</span>}
        </p>
        <RemoveButton label={messages.removeLine(labelOf(name, line))} onRemove={onRemove} />
      </div>
    </ItemLine>
  )
}
