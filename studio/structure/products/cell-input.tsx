import type { KeyboardEvent } from 'react'
import type { Column } from './columns.ts'
import { Input, Select } from './table-style.ts'

type CellInputProps = {
  column: Column
  /** Name of the product, for the label. */
  name: string
  text: string
  /** What visitors see, when the draft differs from it. */
  published?: string
  problemId?: string
  onType: (text: string) => void
  /** The editor has finished: `text` is what is to be saved. */
  onFinish: (text: string) => void
  onCancel: () => void
}

const TYPES = { text: 'text', money: 'text', moment: 'datetime-local' } as const

/** One field of one product. Enter saves and goes down, the arrows go up and down, Escape brings the old text back. */
export function CellInput(props: CellInputProps) {
  const { column, name, text, published, problemId, onType, onFinish, onCancel } = props
  const shared = {
    'aria-label': `${column.title} of ${name}`,
    'aria-invalid': problemId ? true : undefined,
    'aria-describedby': problemId,
    'data-field': column.field,
    'data-changed': published === undefined ? undefined : '',
    title: published === undefined ? undefined : `Visitors see: ${published}`,
    value: text,
  }
  if (column.input === 'choice') {
    return (
      <Select {...shared} onChange={({ currentTarget: { value } }) => onFinish(value)}>
        <option value="">None</option>
        {column.choices?.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    )
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onFinish(event.currentTarget.value)
      move(event.currentTarget, event.shiftKey ? -1 : 1)
    } else if (column.input !== 'moment' && /^Arrow(Up|Down)$/.test(event.key)) {
      event.preventDefault()
      move(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1)
    }
  }
  return (
    <Input
      {...shared}
      {...(column.input === 'money' ? { inputMode: 'decimal' } : {})}
      type={TYPES[column.input]}
      autoComplete="off"
      spellCheck={column.field === 'name'}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={({ currentTarget }) => onFinish(currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** Moves the focus to the same column of a row above or below. */
function move(from: HTMLElement, by: 1 | -1): void {
  const all = from
    .closest('table')
    ?.querySelectorAll<HTMLInputElement>(`[data-field="${from.dataset.field}"]`)
  const cells = Array.from(all ?? [])
  const next = cells[cells.indexOf(from as HTMLInputElement) + by]
  next?.focus()
  if (next instanceof HTMLInputElement && next.type === 'text') next.select()
}
