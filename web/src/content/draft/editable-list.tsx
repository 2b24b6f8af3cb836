import { Fragment, type ReactNode } from 'react'
import { OrderedList } from './draft-tools-client'
import type { Marked } from './stega'

/** A member of a list on the page: its `_key`, its mark in draft mode, and what shows it. */
export type EditableItem = Marked & { key: string; view: ReactNode }

/** Members of a list of a document, one after the other; in draft mode they can be dragged, added and removed. */
export function EditableList({ items }: { items: EditableItem[] }) {
  if (!items.some(({ edit }) => edit)) {
    return items.map(({ key, view }) => <Fragment key={key}>{view}</Fragment>)
  }
  return <OrderedList items={items} />
}
