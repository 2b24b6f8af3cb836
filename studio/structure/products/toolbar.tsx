import { UndoIcon } from '@sanity/icons/Undo'
import { Button, Flex, Text } from '@sanity/ui'
import { CATEGORIES } from '../../schema/catalogue/product.ts'
import { count } from './bulk.ts'
import type { RowFilter } from './rows.ts'
import { Input, Select } from './table-style.ts'

type ToolbarProps = {
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
  found: number
  undoTitle?: string
  /** Whether a step is still being saved or published. */
  isBusy: boolean
  onUndo: () => void
}

const framed = { borderColor: 'var(--card-border-color)', inlineSize: 'auto', flex: '1 1 9rem' }

/** The filters of the table, and the way back. */
export function Toolbar({ filter, onFilter, found, undoTitle, isBusy, onUndo }: ToolbarProps) {
  const change = (part: Partial<RowFilter>) => onFilter({ ...filter, ...part })
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Input
        type="search"
        aria-label="Find by name, article number or number"
        placeholder="Find a product"
        style={framed}
        value={filter.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <Select
        aria-label="Kind"
        style={framed}
        value={filter.kind}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value })}
      >
        <option value="">All kinds</option>
        {CATEGORIES.map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </Select>
      <Select
        aria-label="Show"
        style={framed}
        value={filter.show}
        onChange={({ currentTarget }) => change({ show: currentTarget.value as RowFilter['show'] })}
      >
        <option value="all">All products</option>
        <option value="sale">With a sale price</option>
        <option value="draft">Not published</option>
      </Select>
      <Text size={1} muted>
        {count(found)}
      </Text>
      <Button
        icon={UndoIcon}
        mode="ghost"
        fontSize={1}
        padding={3}
        text="Undo"
        disabled={!undoTitle || isBusy}
        title={undoTitle ? `Undo: ${undoTitle}` : 'Nothing to undo'}
        onClick={onUndo}
      />
    </Flex>
  )
}
