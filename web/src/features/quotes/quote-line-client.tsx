'use client'

import { screenHref } from '@shop/studio/routes'
import { useId } from 'react'
import type { QuoteLineChange } from '@/content/quotes/list'
import type { QuotedArticle, QuoteLine as Line } from '@/content/quotes/types'
import type { UnitKey } from '@/content/selling/types'
import { unitTitle } from '@/content/selling/words'
import { Select } from '@/ui/field'
import { Link } from '@/ui/link-client'
import { RemoveButton } from '@/ui/remove-button'
import { Thumbnail } from '@/ui/thumbnail'
import { LineCost } from './line-cost'
import { LineDetails } from './line-details-client'
import { QuantityField } from './quantity-field-client'
import { labelOf, printOf, type ShownLine, sizeOf } from './shown-line'
import * as common from '@/messages/common'
import * as messages from '@/messages/quotes'

type QuoteLineProps = {
  shown: ShownLine
  onChange: (change: QuoteLineChange) => void
  onRemove: () => void
}

/** A line of the quote list with everything that can be changed of it. */
export function QuoteLine({ shown, onChange, onRemove }: QuoteLineProps) {
  const { line, quoted } = shown
  const name = quoted?.item.name ?? line.seen.name
  const label = labelOf(name, line)
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-6 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <Thumbnail src={quoted?.item.pictureSrc} className="w-full self-start" />
      <div className="flex min-w-0 flex-col">
        <p className="font-heading text-h3 text-ink">
          <Link
            href={quoted?.item.href ?? screenHref('categories')}
            className="underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </p>
        <p className="text-small">{[sizeOf(shown), line.sku, printOf(line)].filter(Boolean).join(' · ')}</p>
        {quoted === null && <p className="text-small text-clay">{messages.removeWithdrawn}</p>}
      </div>
      <RemoveButton label={messages.removeLine(label)} onRemove={onRemove} className="self-start" />
      {quoted && (
        <div className="col-span-full flex flex-col gap-4 sm:col-span-2 sm:col-start-2">
          <Choices line={line} quoted={quoted} label={label} onChange={onChange} />
          <LineCost shown={shown} label={label} onChange={onChange} />
          <LineDetails key={line.sku} line={line} quoted={quoted} label={label} onChange={onChange} />
        </div>
      )}
    </li>
  )
}

type ChoicesProps = {
  line: Line
  quoted: QuotedArticle
  label: string
  onChange: QuoteLineProps['onChange']
}

/** Size, unit and quantity. */
function Choices({ line, quoted, label, onChange }: ChoicesProps) {
  const id = useId()
  const { item, article } = quoted
  const { terms, articles } = item
  const inUnit = article.pieces[line.unit] ?? 1
  const step = ((article.pieces[terms.orderUnit] ?? 1) * terms.increment) / inUnit
  const changeSize = (sku: string) => {
    const next = articles.find((each) => each.sku === sku)
    if (next) onChange({ sku, seen: { name: item.name, size: next.size || undefined, price: next.price } })
  }
  // The quantity stays what it was in pieces as far as the new unit allows.
  const changeUnit = (unit: UnitKey) =>
    onChange({
      unit,
      quantity: Math.max(1, Math.ceil((line.quantity * inUnit) / (article.pieces[unit] ?? 1))),
    })
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {articles.length > 1 && (
        <Select
          id={`${id}-size`}
          label={common.size}
          aria-label={messages.sizeOf(label)}
          value={article.sku}
          onChange={({ currentTarget }) => changeSize(currentTarget.value)}
          className="min-w-0 grow basis-48"
        >
          {articles.map(({ sku, size }) => (
            <option key={sku} value={sku}>
              {size}
            </option>
          ))}
        </Select>
      )}
      {terms.units.length > 1 && (
        <Select
          id={`${id}-unit`}
          label={messages.unit}
          aria-label={messages.unitOf(label)}
          value={line.unit}
          onChange={({ currentTarget }) => changeUnit(currentTarget.value as UnitKey)}
          className="min-w-0 grow basis-40"
        >
          {terms.units.map(({ key }) => (
            <option key={key} value={key}>
              {unitTitle(key, article, terms)}
            </option>
          ))}
        </Select>
      )}
      <QuantityField
        label={label}
        value={line.quantity}
        step={Number.isInteger(step) && step >= 1 ? step : 1}
        onChange={(quantity) => onChange({ quantity })}
      />
    </div>
  )
}
