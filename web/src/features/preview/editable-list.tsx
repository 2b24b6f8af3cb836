import { Fragment } from 'react'
import { OrderedList } from './draft-tools-client'
import type { EditableItem } from './ordered-list-client'

/** The items of an array field. In draft mode an editor can drag, add and remove them. */
export function EditableList({ items }: { items: EditableItem[] }) {
  if (!items.some(({ edit }) => edit)) {
    return items.map(({ key, view }) => <Fragment key={key}>{view}</Fragment>)
  }
  return <OrderedList items={items} />
}
