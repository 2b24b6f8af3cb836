import { EditIcon } from '@sanity/icons/Edit'
import { PackageIcon } from '@sanity/icons/Package'
import { ThListIcon } from '@sanity/icons/ThList'
import { UnlinkIcon } from '@sanity/icons/Unlink'
import { map } from 'rxjs'
import type {
  ChildResolver,
  IntentChecker,
  ListItem,
  ListItemBuilder,
  StructureBuilder,
  StructureResolverContext,
} from 'sanity/structure'
import { addButton } from './add-button.ts'
import { documentIdOf, isReservedId, lineId } from './line-id.ts'
import { liveCatalogue } from './live-catalogue.ts'
import { orderedList } from './ordered-list.ts'
import { ownId } from './own-id.ts'
import { itemIn } from './templates.ts'
import type { Catalogue, CatalogueDocument } from './tree.ts'

/** The packaging catalogue as a live tree: categories, the items that are part of them, and so on. */
export function catalogueItem(S: StructureBuilder, context: StructureResolverContext): ListItemBuilder {
  const isPublished = context.perspectiveStack[0] === 'published'
  const catalogue = liveCatalogue(context.documentStore, isPublished ? 'published' : 'drafts')
  const editor = (schemaType: string, documentId: string) => S.defaultDocument({ schemaType, documentId })

  /** The line of a document. Its `_id`, which the builder takes from the line's, is what the line shows. */
  const branch = ({ _type, _id }: CatalogueDocument): ListItem & { _id: string } => ({
    ...S.documentListItem().id(lineId(_id)).schemaType(_type).child(open).serialize(),
    _id,
  })

  /** A category or group opens as a list; an item without items below it opens its form. */
  const open = (line: string) =>
    catalogue.pipe(
      map((tree) => {
        const id = documentIdOf(line)
        const { _type = 'subCategory', name } = tree.find(id) ?? {}
        const children = tree.childrenOf(id)
        if (_type === 'subCategory' && children.length === 0) return editor(_type, id)
        const leaves = children.filter((child) => tree.childrenOf(child._id).length === 0)
        return group({ _id: id, _type, name: name ?? 'Untitled' }, children, leaves).child(lineOf(tree))
      }),
    )

  /**
   * Opens a line of a list. An item leaves its list when its field “Part of” is cleared or changed; its form stays open, so that
   * the editor can go on and publish.
   */
  const lineOf =
    (tree: Catalogue): ChildResolver =>
    (id, options) => {
      const { items } = options.parent as { items: { id: string; child?: unknown }[] }
      const line = items.find((item) => item.id === lineId(id))
      if (!line) return tree.find(documentIdOf(id)) && open(id)
      return typeof line.child === 'function' ? line.child(id, options) : line.child
    }

  /**
   * Opens these documents in a list; categories and groups open at the item “Edit” of their own list. A link to a document with
   * a reserved id opens its form alone: Sanity would take the id in the address for its own.
   */
  const handles = (...items: Pick<CatalogueDocument, '_id'>[]) =>
    ((intent, { id }) =>
      intent === 'edit' && items.some(({ _id }) => _id === id && !isReservedId(_id))) as IntentChecker

  const group = (
    { _id, _type, name }: CatalogueDocument & { name: string },
    children: CatalogueDocument[],
    leaves: CatalogueDocument[],
  ) =>
    S.list()
      .id(lineId(_id))
      .title(name)
      .canHandleIntent(handles({ _id }, ...leaves))
      .menuItems([
        addButton(
          S,
          `New item in “${name}”`,
          { type: 'subCategory', template: itemIn.id },
          {
            parent: _id,
            type: _type,
          },
        ),
      ])
      .items([
        S.listItem()
          // A link to a document resolves to the item with its id.
          .id(lineId(_id))
          .title(`Edit “${name}”`)
          .icon(EditIcon)
          .child(() => editor(_type, _id)),
        ...(children.length > 1
          ? [
              orderedList({
                S,
                context,
                type: 'subCategory',
                id: ownId('order'),
                title: 'Change the order',
                filter: 'parent._ref == $parent',
                params: { parent: _id },
                count: children.length,
              }),
            ]
          : []),
        ...(children.length > 0 ? [S.divider().title('Items'), ...children.map(branch)] : []),
      ])

  const orphans = () =>
    catalogue.pipe(
      map((tree) =>
        S.list()
          .id('orphans')
          .title('Not in any category')
          .items(
            tree.orphans.length > 0
              ? tree.orphans.map(branch)
              : [S.divider().title('Every item has its category')],
          )
          .child(lineOf(tree)),
      ),
    )

  const allItems = () =>
    S.listItem()
      .id(ownId('all'))
      .title('All items')
      .icon(PackageIcon)
      .child(
        S.documentTypeList('subCategory')
          .title('All items')
          .defaultOrdering([{ field: 'name', direction: 'asc' }]),
      )

  const top = () =>
    catalogue.pipe(
      map((tree) =>
        S.list()
          .id('packaging')
          .title('Packaging')
          .canHandleIntent(handles())
          .menuItems([addButton(S, 'New category', { type: 'category' })])
          .items([
            ...tree.categories.map(branch),
            S.divider().title('Lists'),
            orderedList({
              S,
              context,
              type: 'category',
              id: ownId('order'),
              title: 'Change the order',
              count: tree.categories.length,
            }),
            allItems(),
            S.listItem()
              .id(ownId('orphans'))
              .title(
                tree.orphans.length > 0
                  ? `Not in any category (${tree.orphans.length})`
                  : 'Not in any category',
              )
              .icon(UnlinkIcon)
              .child(orphans),
          ])
          .child(lineOf(tree)),
      ),
    )

  return S.listItem().id('packaging').title('Packaging').icon(ThListIcon).child(top)
}
