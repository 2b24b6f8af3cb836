import { EditIcon } from '@sanity/icons/Edit'
import { Badge, Button, Flex, Text } from '@sanity/ui'
import { memo, useRef, useState } from 'react'
import { DocumentPreviewPresence, useDocumentPresence } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { CellInput } from './cell-input.tsx'
import { COLUMNS, type Column } from './columns.ts'
import { changedFields, nameOf, type FieldName, type Row } from './rows.ts'
import { Check } from './table-style.ts'
import { useSaleOver } from './use-sale-over.ts'

type ProductRowProps = {
  row: Row
  isSelected: boolean
  isSaving: boolean
  onSelect: (id: string, isSelected: boolean) => void
  /** Saves a value; answers the rule that it breaks, if any. */
  onSave: (row: Row, column: Column, text: string) => Promise<string | undefined>
  onFocus: (id: string, field: FieldName) => void
}

const SALE_OVER =
  'The site shows the full price. Choose a later end, or end the sale to clear the sale price.'

type Edits<T> = { [field in FieldName]?: T }

const without = <T,>(edits: Edits<T>, field: FieldName): Edits<T> => ({ ...edits, [field]: undefined })

/** A product, each field an input. A value that breaks a rule stays in its input and is not saved. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { row, isSelected, isSaving, onSelect, onSave, onFocus } = props
  const [texts, setTexts] = useState<Edits<string>>({})
  const [problems, setProblems] = useState<Edits<string>>({})
  // Enter saves and moves on, which leaves the input: that must not save the same text again.
  const sending = useRef<Edits<string>>({})
  const presence = useDocumentPresence(row.id)
  const name = nameOf(row)
  const changed = changedFields(row)

  const cancel = (field: FieldName) => {
    setTexts((others) => without(others, field))
    setProblems((others) => without(others, field))
  }
  const finish = async (column: Column, text: string) => {
    const { field, format } = column
    if (text === sending.current[field]) return
    if (text === format(row.values[field])) return cancel(field)
    sending.current = { ...sending.current, [field]: text }
    setTexts((others) => ({ ...others, [field]: text }))
    const problem = await onSave(row, column, text)
    sending.current = without(sending.current, field)
    setProblems((others) => ({ ...others, [field]: problem }))
    if (problem === undefined)
      setTexts((others) => (others[field] === text ? without(others, field) : others))
  }
  const problem = Object.values(problems).find(Boolean)
  const isTyping = Object.values(texts).some((text) => text !== undefined)
  const problemId = `problem-${row.id}`

  return (
    <>
      <tr data-selected={isSelected ? '' : undefined} data-testid={`product-${row.id}`}>
        <td className="check">
          <Check
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={({ currentTarget }) => onSelect(row.id, currentTarget.checked)}
          />
        </td>
        {COLUMNS.map((column) => {
          const { field, title, format, say } = column
          return (
            <td key={field} className={field} onFocus={() => onFocus(row.id, field)}>
              <span className="label" aria-hidden>
                {title}
              </span>
              <Flex align="center">
                <CellInput
                  column={column}
                  name={name}
                  text={texts[field] ?? format(row.values[field])}
                  published={changed.includes(field) ? say(row.published?.[field]) : undefined}
                  problemId={problems[field] ? problemId : undefined}
                  onType={(text) => setTexts((others) => ({ ...others, [field]: text }))}
                  onFinish={(text) => void finish(column, text)}
                  onCancel={() => cancel(field)}
                />
                {field === 'name' && <OpenButton id={row.id} name={name} />}
              </Flex>
            </td>
          )
        })}
        <td className="state">
          <Flex align="center" gap={2} wrap="wrap">
            <State row={row} isSaving={isSaving} isTyping={isTyping} isRefused={Boolean(problem)} />
            {row.values.salePrice !== undefined && <SaleOver saleEnds={row.values.saleEnds} />}
            {presence.length > 0 && <DocumentPreviewPresence presence={presence} />}
          </Flex>
        </td>
      </tr>
      {problem && (
        <tr>
          <td className="problem" colSpan={COLUMNS.length + 2}>
            <Text id={problemId} size={1} role="alert">
              {problem}
            </Text>
          </td>
        </tr>
      )}
    </>
  )
})

/** Marks a sale that has ended. */
function SaleOver({ saleEnds }: { saleEnds: unknown }) {
  if (!useSaleOver(saleEnds)) return null
  return (
    <Badge tone="caution" title={SALE_OVER}>
      Sale ended
    </Badge>
  )
}

type StateProps = { row: Row; isSaving: boolean; isTyping: boolean; isRefused: boolean }

function State({ row: { hasDraft, published }, isSaving, isTyping, isRefused }: StateProps) {
  if (isRefused) return <Badge tone="critical">Not saved</Badge>
  if (isSaving) return <Badge>Saving…</Badge>
  if (isTyping) return <Badge tone="primary">Changed</Badge>
  if (hasDraft) return <Badge tone="caution">{published ? 'Saved as draft' : 'New draft'}</Badge>
  return <Badge tone="positive">Published</Badge>
}

function OpenButton({ id, name }: { id: string; name: string }) {
  const { ChildLink } = usePaneRouter()
  return (
    <Button
      as={ChildLink}
      {...{ childId: `product:${id}` }}
      icon={EditIcon}
      mode="bleed"
      padding={2}
      aria-label={`Open ${name}`}
    />
  )
}
