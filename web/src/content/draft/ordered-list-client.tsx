'use client'

import { useOptimistic } from 'next-sanity/hooks'
import type { EditableItem } from './editable-list'

type Keyed = { _key: string }

/** Shows the order of an editor who is dragging at once, before the lake has it. */
export function OrderedList({ items }: { items: EditableItem[] }) {
  const ordered = useOptimistic<EditableItem[], Record<string, Keyed[] | undefined>>(
    items,
    (current, { document }) => {
      const keys = Object.values(document).find((value) => isListOf(value, current))
      return keys ? inOrder(current, keys) : current
    },
  )
  return ordered.map(({ key, edit, view }) => (
    <div key={key} data-sanity={edit}>
      {view}
    </div>
  ))
}

const isListOf = (value: unknown, items: EditableItem[]): value is Keyed[] =>
  Array.isArray(value) && value.some((member: Keyed | null) => items.some(({ key }) => key === member?._key))

/** Known members in the order of the document; one that it no longer has is gone. */
function inOrder(items: EditableItem[], members: Keyed[]): EditableItem[] {
  return members.flatMap(({ _key }) => items.find(({ key }) => key === _key) ?? [])
}
