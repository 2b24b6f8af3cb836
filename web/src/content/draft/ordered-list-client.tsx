'use client'

import { useEffect } from 'react'
import { useOptimistic } from 'next-sanity/hooks'
import type { EditableItem } from './editable-list'

/** A member that was added a moment ago shows nothing, but must be seen, clicked and dragged. */
const newMember = `
  div[data-sanity]:empty {
    display: grid;
    place-items: center;
    min-height: 6rem;
    margin: 1rem;
    padding: 1.5rem;
    border: 2px dashed var(--color-kraft, currentcolor);
    border-radius: 0.5rem;
    text-align: center;
  }
  div[data-sanity]:empty::before { content: 'Nothing in it yet: click to fill it in'; }
`

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
  return (
    <>
      <style href="new-member" precedence="draft">
        {newMember}
      </style>
      {ordered.map(({ key, edit, view }) => (
        <div key={key} data-sanity={edit}>
          {view}
        </div>
      ))}
    </>
  )
}

const isListOf = (value: unknown, items: EditableItem[]): value is Keyed[] =>
  Array.isArray(value) && value.some((member: Keyed | null) => items.some(({ key }) => key === member?._key))

/** Known members in the order of the document; one that it no longer has is gone. */
function inOrder(items: EditableItem[], members: Keyed[]): EditableItem[] {
  return members.flatMap(({ _key }) => items.find(({ key }) => key === _key) ?? [])
}
