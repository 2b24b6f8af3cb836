import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import { bulkChanges, buttonOf, parsePercent, ROUNDINGS, type Bulk, type Rounding } from './bulk.ts'
import type { Change } from './changes.ts'
import { isSaleOver } from '../../schema/rules/price.ts'
import { columnOf, parseMoment } from './columns.ts'
import { nameOf, type Row } from './rows.ts'
import { Check, Input, Select } from './table-style.ts'

type BulkFormProps = {
  kind: 'raise' | 'sale'
  rows: readonly Row[]
  onApply: (bulk: Bulk) => void
  onClose: () => void
}

/** How many examples the form shows before it is applied. */
const EXAMPLES = 3

/** Asks for the numbers of a bulk change and shows beforehand what it does to the first rows. */
export function BulkForm({ kind, rows, onApply, onClose }: BulkFormProps) {
  const [percent, setPercent] = useState('')
  const [rounding, setRounding] = useState<Rounding>('cent')
  const [isSaleIncluded, setSaleIncluded] = useState(false)
  const [ends, setEnds] = useState('')
  const bulk = bulkOf(kind, parsePercent(percent), { rounding, isSaleIncluded, ends })
  const end = parseMoment(ends)
  const isPast = 'value' in end && isSaleOver(end.value)
  const changes = bulk ? bulkChanges(bulk, rows) : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (bulk) onApply(bulk)
  }
  return (
    <Card as="form" {...{ onSubmit: submit }} border radius={2} padding={3} tone="transparent">
      <Stack gap={3}>
        <Flex gap={3} wrap="wrap" align="flex-end">
          <Labelled title={kind === 'raise' ? 'Percent (−5 lowers)' : 'Percent off'} width="8rem">
            <Input
              style={{ borderColor: 'var(--card-border-color)' }}
              inputMode="decimal"
              value={percent}
              required
              ref={(input) => {
                if (input && document.activeElement === document.body) input.focus()
              }}
              onChange={({ currentTarget }) => setPercent(currentTarget.value)}
            />
          </Labelled>
          {kind === 'sale' && (
            <Labelled title="Ends (optional)" width="13rem">
              <Input
                style={{ borderColor: 'var(--card-border-color)' }}
                type="datetime-local"
                value={ends}
                onChange={({ currentTarget }) => setEnds(currentTarget.value)}
              />
            </Labelled>
          )}
          <Labelled title="Rounding" width="11rem">
            <Select
              style={{ borderColor: 'var(--card-border-color)' }}
              value={rounding}
              onChange={({ currentTarget }) => setRounding(currentTarget.value as Rounding)}
            >
              {Object.entries(ROUNDINGS).map(([value, { title }]) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </Select>
          </Labelled>
          {kind === 'raise' && (
            <Flex as="label" align="center" gap={1} style={{ minBlockSize: '2.25rem' }}>
              <Check
                type="checkbox"
                checked={isSaleIncluded}
                onChange={({ currentTarget }) => setSaleIncluded(currentTarget.checked)}
              />
              <Text size={1}>Sale prices too</Text>
            </Flex>
          )}
          <Flex gap={2}>
            <Button
              type="submit"
              tone="primary"
              fontSize={1}
              padding={3}
              disabled={changes.length === 0}
              text={buttonOf(kind, changes.length)}
            />
            <Button type="button" mode="bleed" fontSize={1} padding={3} text="Cancel" onClick={onClose} />
          </Flex>
        </Flex>
        {!(parsePercent(percent) > -100) && (
          <Text size={1} muted>
            Enter a number, for example {kind === 'raise' ? '10 or −5' : '20'}.
          </Text>
        )}
        {isPast && (
          <Text as="output" size={1}>
            This moment has passed, so that visitors would not see the sale. Choose a later one.
          </Text>
        )}
        {changes.slice(0, EXAMPLES).map((change) => (
          <Text key={change.id} size={1} muted>
            {exampleOf(change, rows)}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

type Choices = { rounding: Rounding; isSaleIncluded: boolean; ends: string }

function bulkOf(kind: 'raise' | 'sale', percent: number, choices: Choices): Bulk | undefined {
  const { rounding, isSaleIncluded, ends } = choices
  if (!Number.isFinite(percent) || percent === 0) return undefined
  // A raise of −100 % or less would make products free.
  if (percent <= -100) return undefined
  if (kind === 'raise') return { kind, percent, rounding, isSaleIncluded }
  const end = parseMoment(ends)
  if ('problem' in end || isSaleOver(end.value)) return undefined
  return { kind, percent, rounding, ends: end.value === undefined ? undefined : String(end.value) }
}

function exampleOf({ id, fields, before, after }: Change, rows: readonly Row[]): string {
  const row = rows.find((each) => each.id === id)
  const parts = fields.map((field) => {
    const column = columnOf(field)
    return `${column?.title.toLowerCase()} ${column?.say(before[field])} → ${column?.say(after[field])}`
  })
  return `${row ? nameOf(row) : id}: ${parts.join(', ')}`
}

function Labelled({ title, width, children }: { title: string; width: string; children: ReactNode }) {
  return (
    <Stack as="label" gap={2} style={{ inlineSize: width }}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      {children}
    </Stack>
  )
}
