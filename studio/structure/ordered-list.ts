import { orderableDocumentListDeskItem, type OrderableListConfig } from '@sanity/orderable-document-list'
import type { ListItem } from 'sanity/structure'

type OrderedList = Omit<OrderableListConfig, 'createIntent'> & { title: string }

/**
 * A list whose lines can be dragged. The plugin would title the pane by its type, hide its button in a menu and add “Reset Order”,
 * which discards the order of the editors.
 */
export function orderedList({ menuItems = [], ...config }: OrderedList): ListItem {
  const item = orderableDocumentListDeskItem({ ...config, menuItems, createIntent: false })
  return item.child ? { ...item, child: Object.assign(item.child, { title: config.title, menuItems }) } : item
}
