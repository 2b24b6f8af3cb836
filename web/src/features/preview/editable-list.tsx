import { Fragment, type ReactNode } from 'react'
import { OrderedList } from './draft-tools-client'
import type { Editable } from '@/content/draft/stega'

/** An item of an array field: its `_key`, its `data-sanity` attribute in draft mode, and its view. */
export type EditableItem = Editable & { key: string; view: ReactNode }

/** The items of an array field. In draft mode an editor can drag, add and remove them. */
export function EditableList({ items }: { items: EditableItem[] }) {
  if (!items.some(({ edit }) => edit)) {
    return items.map(({ key, view }) => <Fragment key={key}>{view}</Fragment>)
  }
  return <OrderedList items={items} />
}
