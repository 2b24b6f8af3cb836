import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { BulkForm } from './bulk-form.tsx'
import type { Bulk } from './bulk.ts'
import type { Row } from './rows.ts'

type SelectionBarProps = {
  selected: readonly Row[]
  /** Ids of all products with unpublished changes. */
  drafts: readonly string[]
  /** Whether a step is still being saved or published. */
  isBusy: boolean
  onSelect: (ids: readonly string[]) => void
  onBulk: (bulk: Bulk) => void
  onPublish: (ids: readonly string[]) => void
  onDiscard: (ids: readonly string[]) => void
}

/** What can be done with the selected rows together. */
export function SelectionBar({
  selected,
  drafts,
  isBusy,
  onSelect,
  onBulk,
  onPublish,
  onDiscard,
}: SelectionBarProps) {
  const [form, setForm] = useState<'raise' | 'sale'>()
  const changed = selected.filter(({ hasDraft }) => hasDraft).map(({ id }) => id)
  const discardable = selected.filter(({ hasDraft, published }) => hasDraft && published).map(({ id }) => id)
  if (selected.length === 0) {
    return (
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1} muted>
          Select products to change or publish them together.
        </Text>
        {drafts.length > 0 && (
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={
              drafts.length === 1 ? 'Select the unpublished one' : `Select all ${drafts.length} unpublished`
            }
            onClick={() => onSelect(drafts)}
          />
        )}
      </Flex>
    )
  }
  const button = { fontSize: 1, padding: 3 } as const
  return (
    <Stack gap={3}>
      <Flex gap={2} align="center" wrap="wrap">
        <Text size={1} weight="medium">
          {selected.length} selected
        </Text>
        <Button
          {...button}
          mode="ghost"
          selected={form === 'raise'}
          disabled={isBusy}
          text="Change prices…"
          onClick={() => setForm('raise')}
        />
        <Button
          {...button}
          mode="ghost"
          selected={form === 'sale'}
          disabled={isBusy}
          text="Start a sale…"
          onClick={() => setForm('sale')}
        />
        <Button
          {...button}
          mode="ghost"
          text="End the sale"
          disabled={isBusy || !selected.some(({ values }) => values.salePrice !== undefined)}
          onClick={() => onBulk({ kind: 'endSale' })}
        />
        <Button
          {...button}
          tone="positive"
          text={changed.length > 0 ? `Publish ${changed.length}` : 'Publish'}
          disabled={isBusy || changed.length === 0}
          onClick={() => onPublish(changed)}
        />
        <Button
          {...button}
          mode="ghost"
          tone="critical"
          text="Discard changes"
          disabled={isBusy || discardable.length === 0}
          onClick={() => onDiscard(discardable)}
        />
        <Button {...button} mode="bleed" text="Clear selection" onClick={() => onSelect([])} />
      </Flex>
      {form && !isBusy && (
        <BulkForm
          key={form}
          kind={form}
          rows={selected}
          onClose={() => setForm(undefined)}
          onApply={(bulk) => {
            setForm(undefined)
            onBulk(bulk)
          }}
        />
      )}
    </Stack>
  )
}
