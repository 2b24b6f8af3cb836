import { orderableDocumentListDeskItem, type OrderableListConfig } from '@sanity/orderable-document-list'
import type { ListItem, MenuItem } from 'sanity/structure'

type OrderedList = Omit<OrderableListConfig, 'createIntent'> & { title: string }

/**
 * A list whose lines can be dragged. The plugin would title the pane by its type and hide its button in a menu. Of its own
 * commands “Reset Order” stays: lines without a rank, which a program can write, cannot be dragged until they have one.
 */
export function orderedList({ menuItems = [], ...config }: OrderedList): ListItem {
  const item = orderableDocumentListDeskItem({ ...config, menuItems, createIntent: false })
  if (!item.child) return item
  const { menuItems: all = [] } = item.child as { menuItems?: MenuItem[] }
  const kept = all.filter(({ action }) => action !== 'showIncrements')
  return { ...item, child: Object.assign(item.child, { title: config.title, menuItems: kept }) }
}
