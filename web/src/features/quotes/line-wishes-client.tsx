'use client'

import { useState } from 'react'
import { maxNoteLength, maxTargetPrice } from '@/content/quotes/bounds'
import type { QuoteLineChange } from '@/content/quotes/list'
import type { QuotedArticle, QuoteLine } from '@/content/quotes/types'
import { Field } from '@/ui/field'
import * as messages from '@/messages/quotes'

type LineWishesProps = {
  line: QuoteLine
  quoted: QuotedArticle
  label: string
  onChange: (change: QuoteLineChange) => void
}

/** The price that the buyer hopes for, and a note; folded away until one of them is wanted. */
export function LineWishes({ line, quoted: { item }, label, onChange }: LineWishesProps) {
  const { units, orderUnit } = item.terms
  const word = units.find(({ key }) => key === orderUnit)?.singular ?? 'unit'
  const [price, setPrice] = useState(() =>
    line.targetPrice === undefined ? '' : dollarsOf(line.targetPrice),
  )
  const cents = centsIn(price)
  const isWrong = price.trim() !== '' && cents === undefined
  return (
    <details open={line.targetPrice !== undefined || line.note !== undefined ? true : undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-kraft-deep underline underline-offset-4">
        {messages.targetPriceAndNote}
        <span className="sr-only">
          {' '}
          {messages.forQuantity} {label}
        </span>
      </summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Field
          label={messages.targetPriceAIn(word)}
          inputMode="decimal"
          value={price}
          error={isWrong ? messages.enterAnAmountSuch : undefined}
          onChange={({ currentTarget }) => {
            setPrice(currentTarget.value)
            onChange({ targetPrice: centsIn(currentTarget.value) })
          }}
        />
        <Field
          label={messages.note}
          value={line.note ?? ''}
          maxLength={maxNoteLength}
          hint={messages.printColourAnotherSize}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value || undefined })}
        />
      </div>
    </details>
  )
}

const dollarsOf = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** “18.50” as cents; undefined for what is no amount. */
function centsIn(text: string): number | undefined {
  const [, dollars, digits = ''] = /^\s*\$?\s*(\d{1,8})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? []
  if (dollars === undefined) return undefined
  const cents = Number(dollars) * 100 + Number(digits.padEnd(2, '0'))
  return cents >= 1 && cents <= maxTargetPrice ? cents : undefined
}
