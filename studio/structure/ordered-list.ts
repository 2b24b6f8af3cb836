import { orderableDocumentListDeskItem, type OrderableListConfig } from '@sanity/orderable-document-list'
import type { Collection, ListItem, MenuItem } from 'sanity/structure'
import { maxLines } from './max-lines.ts'

type OrderedList = Omit<OrderableListConfig, 'createIntent'> & {
  title: string
  /** How many documents the list has. */
  count: number
}

/**
 * A list whose lines can be dragged. The plugin would title the pane by its type and hide its button in a menu. Of its own
 * commands “Reset Order” stays: lines without a rank, which a program can write, cannot be dragged until they have one. It draws
 * every line, 2,000 of them in six seconds: longer lists are the Studio's own, in the same order.
 */
export function orderedList({
  menuItems = [],
  count,
  ...config
}: OrderedList): ListItem & { child: Collection } {
  const item = orderableDocumentListDeskItem({ ...config, menuItems, createIntent: false })
  if (count > maxLines) return { ...item, child: fixedList(config) }
  const child = item.child as { menuItems?: MenuItem[] }
  const kept = (child.menuItems ?? []).filter(({ action }) => action !== 'showIncrements')
  return { ...item, child: Object.assign(child, { title: config.title, menuItems: kept }) as Collection }
}

const fixedList = ({ S, type, title, filter, params = {} }: Omit<OrderedList, 'count'>) =>
  S.documentTypeList(type)
    .title(`${title}: over ${maxLines}, too many to drag`)
    .apiVersion('2025-02-19')
    .filter(['_type == $type', ...(filter ? [filter] : [])].join(' && '))
    .params({ type, ...params })
    .defaultOrdering([{ field: 'orderRank', direction: 'asc' }])
    .canHandleIntent(() => false)
    .serialize()
