'use client'

import type { ReactNode } from 'react'
import type { Cents } from '@/content/money/cents'
import { formatCents } from '@/content/money/format'
import type { ProductOption } from '@/content/orders/types'
import type { ResolvedArticle, ResolvedLine, ResolvedProduct } from '@/content/reorder/types'
import { Checkbox } from '@/ui/choices'
import { Select } from '@/ui/field'
import { type Choices, isReady, missingOf, optionOf } from './choice'
import * as messages from '@/messages/visitor'

type Choice = { isLeftOut?: boolean; option?: ProductOption }

type ReorderLineProps = { line: ResolvedLine; choices: Choices; onChoose: (choice: Choice) => void }

/** A line that is ordered again: what has changed, and whether it is added. */
export function ReorderLine({ line, choices, onChoose }: ReorderLineProps) {
  const title = `${line.quantity} × ${line.name}`
  const isLeftOut = choices[line.key]?.isLeftOut ?? false
  return (
    <li className="flex flex-col gap-1.5 py-4">
      {isReady(line, choices) ? (
        <Checkbox
          label={<span className="font-heading font-medium text-ink">{title}</span>}
          checked={!isLeftOut}
          onChange={({ currentTarget }) => onChoose({ isLeftOut: !currentTarget.checked })}
        />
      ) : (
        <p className="font-heading font-medium text-ink">{title}</p>
      )}
      {line.kind === 'product' && <ProductNotes line={line} choices={choices} onChoose={onChoose} />}
      {line.kind === 'article' && <ArticleNotes line={line} />}
      {line.kind === 'gone' && <Note>{messages.withdrawn}</Note>}
    </li>
  )
}

const Note = ({ children }: { children: ReactNode }) => <p className="text-small text-clay">{children}</p>

/** The price of one piece today and at that time. */
function PriceNote({ before, now, unit }: { before?: Cents; now: Cents; unit: string }) {
  if (before === undefined || before === now)
    return <p className="text-small">{messages.priceNow(formatCents(now), unit)}</p>
  return (
    <p className="text-small text-amber">
      {messages.priceChanged(formatCents(before), formatCents(now), unit)}
    </p>
  )
}

type ProductNotesProps = {
  line: ResolvedProduct
  choices: Choices
  onChoose: (choice: Choice) => void
}

function ProductNotes({ line, choices, onChoose }: ProductNotesProps) {
  const { was, now, before, name, quantity } = line
  const option = optionOf(line, choices)
  const words = [option.size && messages.sizeIs(option.size), option.colour].filter(Boolean).join(' · ')
  const lostSize = line.option.size ? undefined : was.size
  const lostColour = line.option.colour ? undefined : was.colour
  const missing = missingOf(line, choices)
  return (
    <>
      {name !== now.name && <Note>{messages.renamed(now.name)}</Note>}
      {words && <p className="text-small">{words}</p>}
      <PriceNote before={before} now={now.price} unit={messages.each} />
      {(lostSize || lostColour) && (
        <Note>{messages.noLongerMade(lostSize, lostColour, missing.length > 0)}</Note>
      )}
      {missing.length > 0 && !lostSize && !lostColour && <Note>{messages.comesInSeveral}</Note>}
      {quantity === 0 && <Note>{messages.quantityZero}</Note>}
      {!line.option.size && now.sizes.length > 0 && (
        <OptionSelect
          label={messages.sizeOf(now.name)}
          options={now.sizes}
          value={option.size}
          onChange={(size) => onChoose({ option: { ...choices[line.key]?.option, size } })}
        />
      )}
      {!line.option.colour && now.colours.length > 0 && (
        <OptionSelect
          label={messages.colourOf(now.name)}
          options={now.colours}
          value={option.colour}
          onChange={(colour) => onChoose({ option: { ...choices[line.key]?.option, colour } })}
        />
      )}
    </>
  )
}

type OptionSelectProps = {
  label: string
  options: string[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

const OptionSelect = ({ label, options, value, onChange }: OptionSelectProps) => (
  <Select
    label={label}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    className="max-w-60"
  >
    <option value="">{messages.choose}</option>
    {options.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </Select>
)

/** An article of packaging today, and its page, where other sizes and quantities are. */
function ArticleNotes({ line: { sku, before, status, now } }: { line: ResolvedArticle }) {
  const today = [now.name, now.size, now.sku].filter(Boolean).join(', ')
  return (
    <>
      {status === 'same' && <p className="text-small">{today}</p>}
      {status === 'replaced' && <Note>{messages.replacedBy(sku, today)}</Note>}
      {status === 'size' && <Note>{messages.replacedWithoutSize(sku, now.name)}</Note>}
      {now.price !== undefined && (
        <PriceNote before={before} now={now.price} unit={messages.perUnit(now.unit)} />
      )}
      <a
        href={now.href}
        className="inline-flex min-h-11 w-fit items-center text-kraft-deep underline underline-offset-4"
      >
        {messages.openNamed(now.name)}
      </a>
    </>
  )
}
