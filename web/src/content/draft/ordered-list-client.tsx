'use client'

import { useEffect } from 'react'
import { useOptimistic } from 'next-sanity/hooks'
import type { EditableItem } from './editable-list'

/** A member that was added a moment ago shows nothing, but must be seen, clicked and dragged. */
const newMember =
  "empty:m-4 empty:flex empty:min-h-24 empty:items-center empty:justify-center empty:rounded-lg empty:border-2 empty:border-dashed empty:border-kraft empty:p-6 empty:text-center empty:text-small empty:before:content-['Nothing_in_it_yet:_click_to_fill_it_in']"

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
  // The library leaves its menu open over what was added; its own key for that closes it.
  useEffect(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  }, [ordered.length])
  return ordered.map(({ key, edit, view }) => (
    <div key={key} data-sanity={edit} className={newMember}>
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
