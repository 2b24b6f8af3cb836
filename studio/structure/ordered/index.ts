import { AddIcon } from '@sanity/icons/Add'
import type { StructureBuilder } from 'sanity/structure'
import { OrderedList } from './ordered-list.tsx'

/** A pane with all documents of a type in the order of their numbers, where dragging a line moves it. */
export const orderedList = (S: StructureBuilder, type: string, title: string) =>
  S.component(OrderedList)
    .id(type)
    .title(title)
    .options({ type })
    .canHandleIntent(
      (intent, params) =>
        (intent === 'edit' && params.type === type) || (intent === 'create' && params.template === type),
    )
    .menuItems([
      S.menuItem()
        .title('Add another')
        .icon(AddIcon)
        .showAsAction(true)
        .intent({ type: 'create', params: { type, template: type } }),
    ])
    .child((documentId) => S.defaultDocument({ documentId, schemaType: type }))
