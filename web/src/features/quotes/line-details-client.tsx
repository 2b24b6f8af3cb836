'use client'

import { useContext, useState } from 'react'
import { maxNoteLength, maxTargetPrice } from '@/content/quotes/bounds'
import type { QuoteLineChange } from '@/content/quotes/list'
import type { QuotedArticle, QuoteLine } from '@/content/quotes/types'
import { Field } from '@/ui/field'
import { FormContext } from '@/ui/forms/form-context'
import * as messages from '@/messages/quotes'

type LineDetailsProps = {
  line: QuoteLine
  quoted: QuotedArticle
  label: string
  onChange: (change: QuoteLineChange) => void
}

/** The price that the buyer hopes for, and a note; closed until one of them is wanted. */
export function LineDetails({ line, quoted: { item }, label, onChange }: LineDetailsProps) {
  const { units, orderUnit } = item.terms
  const unit = units.find(({ key }) => key === orderUnit)?.singular ?? 'unit'
  // Only what the list holds at first opens it: a price that is being typed is no amount for a moment.
  const [isOpenAtFirst] = useState(line.targetPrice !== undefined || line.note !== undefined)
  return (
    <details open={isOpenAtFirst}>
      <summary
        aria-label={messages.targetPriceAndNoteFor(label)}
        className="inline-flex min-h-11 cursor-pointer items-center text-small text-kraft-deep underline underline-offset-4"
      >
        {messages.targetPriceAndNote}
      </summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-[16rem_minmax(0,1fr)]">
        <TargetPrice
          price={line.targetPrice}
          unit={unit}
          label={label}
          onChange={(targetPrice) => onChange({ targetPrice })}
        />
        <Field
          label={messages.note}
          value={line.note ?? ''}
          maxLength={maxNoteLength}
          hint={messages.noteHint}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value || undefined })}
        />
      </div>
    </details>
  )
}

type TargetPriceProps = {
  price: number | undefined
  unit: string
  label: string
  onChange: (price: number | undefined) => void
}

function TargetPrice({ price, unit, label, onChange }: TargetPriceProps) {
  const { id } = useContext(FormContext)
  const [text, setText] = useState(price === undefined ? '' : dollarsOf(price))
  const [isTyping, setTyping] = useState(false)
  const isWrong = text.trim() !== '' && centsIn(text) === undefined
  return (
    <Field
      label={messages.targetPricePer(unit)}
      inputMode="decimal"
      value={text}
      error={isWrong && !isTyping ? messages.invalidAmount : undefined}
      // A field of the request's form, so that a wrong amount keeps the form from being sent. The list replaces its value.
      form={id}
      name="lines"
      data-message={messages.invalidTargetPriceOf(label)}
      ref={(input) => input?.setCustomValidity(isWrong ? messages.invalidAmount : '')}
      onBlur={() => setTyping(false)}
      onChange={({ currentTarget }) => {
        setTyping(true)
        setText(currentTarget.value)
        onChange(centsIn(currentTarget.value))
      }}
    />
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
