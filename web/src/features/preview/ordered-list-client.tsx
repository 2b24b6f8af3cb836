'use client'

import { type ReactNode, useEffect } from 'react'
import { useOptimistic } from 'next-sanity/hooks'
import type { Editable } from '@/content/draft/stega'
import { useSectionMenu } from './use-section-menu'

/** An item of an array field: its `_key`, its `data-sanity` attribute in draft mode, and its view. */
export type EditableItem = Editable & { key: string; view: ReactNode }

/** A new item is empty and has no height, but must be visible to be clicked and dragged. */
const newItemStyle = `
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
  div[data-sanity]:empty::before { content: 'Nothing here yet. Click to edit.'; }
`

type Keyed = { _key: string }

/** Shows a new order as soon as an editor drops an item, before the lake has stored it. */
export function OrderedList({ items }: { items: EditableItem[] }) {
  useSectionMenu()
  const ordered = useOptimistic<EditableItem[], Record<string, Keyed[] | undefined>>(
    items,
    (current, { document }) => {
      const keys = Object.values(document).find((value) => isListOf(value, current))
      return keys ? inOrder(current, keys) : current
    },
  )
  // The overlays' insert menu stays open over the new item (@sanity/visual-editing 6) and has no API to close it, but it
  // listens for Escape. e2e/preview/sections.spec.ts checks that it closes; without this, an editor has to click elsewhere.
  useEffect(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  }, [ordered.length])
  return (
    <>
      <style href="new-item" precedence="draft">
        {newItemStyle}
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

/** The items in the document's order, without those that it no longer has. */
function inOrder(items: EditableItem[], members: Keyed[]): EditableItem[] {
  return members.flatMap(({ _key }) => items.find(({ key }) => key === _key) ?? [])
}
