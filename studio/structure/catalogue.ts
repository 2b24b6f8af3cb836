import { AddIcon } from '@sanity/icons/Add'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { EditIcon } from '@sanity/icons/Edit'
import { FolderIcon } from '@sanity/icons/Folder'
import { PackageIcon } from '@sanity/icons/Package'
import { ThListIcon } from '@sanity/icons/ThList'
import { UnlinkIcon } from '@sanity/icons/Unlink'
import { map } from 'rxjs'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { liveCatalogue } from './live-catalogue.ts'
import { NewProductPane } from './new-product/new-product-pane.tsx'
import { orderedList } from './ordered/index.ts'
import type { CatalogueDocument } from './tree.ts'

/** The catalogue as a live tree: categories, what they hold, what that holds, down to the product page. */
export function catalogueItem(S: StructureBuilder, context: StructureResolverContext): ListItemBuilder {
  const catalogue = liveCatalogue(context.documentStore)
  const editor = (schemaType: string, documentId: string) => S.defaultDocument({ schemaType, documentId })

  const branch = ({ _type, _id }: CatalogueDocument): ListItemBuilder =>
    S.documentListItem().id(_id).schemaType(_type).child(level) as unknown as ListItemBuilder

  const level = (id: string) =>
    catalogue.pipe(
      map((tree) => {
        const self = tree.find(id)
        const children = tree.childrenOf(id)
        const name = self?.name ?? 'Untitled'
        const type = self?._type ?? 'subCategory'
        return S.list()
          .id(id)
          .title(name)
          .items([
            S.listItem()
              .id('edit')
              .title(`Edit “${name}”`)
              .icon(EditIcon)
              .child(() => editor(type, id)),
            ...(self?.details ? [detailsItem(self.details)] : []),
            ...(self?.details && children.length === 0 ? [] : [newProductItem(id, name)]),
            ...(children.length > 0 ? [S.divider().title('Sub-categories'), ...children.map(branch)] : []),
          ])
      }),
    )

  const newProductItem = (id: string, name: string) =>
    S.listItem()
      .id('new-product')
      .title(`New product in “${name}”`)
      .icon(AddIcon)
      .child(
        S.component(NewProductPane)
          .id('new-product')
          .title(`New product in “${name}”`)
          .options({ parent: id }),
      )

  const detailsItem = (id: string) =>
    S.listItem()
      .id('details')
      .title('Details: text, pictures, sizes')
      .icon(DocumentTextIcon)
      .child(() => editor('details', id))

  const unlinked = () =>
    catalogue.pipe(
      map(({ unlinked: found }) =>
        S.list()
          .id('unlinked')
          .title('Not in any category')
          .items(
            found.length > 0 ? found.map(branch) : [S.divider().title('Every sub-category has its place')],
          ),
      ),
    )

  const all = (type: string, title: string, icon: typeof FolderIcon, field: string) =>
    S.listItem()
      .id(`all-${type}`)
      .title(title)
      .icon(icon)
      .child(
        S.documentTypeList(type)
          .title(title)
          .defaultOrdering([{ field, direction: 'asc' }]),
      )

  const top = () =>
    catalogue.pipe(
      map((tree) =>
        S.list()
          .id('catalogue')
          .title('Catalogue')
          .items([
            ...tree.categories.map(branch),
            S.divider().title('Lists'),
            S.listItem()
              .id('all-category')
              .title('Order of the categories')
              .icon(FolderIcon)
              .child(orderedList(S, 'category', 'Order of the categories')),
            all('subCategory', 'All sub-categories', PackageIcon, 'name'),
            all('details', 'All details', DocumentTextIcon, 'title'),
            S.listItem()
              .id('unlinked')
              .title(
                tree.unlinked.length > 0
                  ? `Not in any category (${tree.unlinked.length})`
                  : 'Not in any category',
              )
              .icon(UnlinkIcon)
              .child(unlinked),
          ]),
      ),
    )

  return S.listItem().id('catalogue').title('Catalogue').icon(ThListIcon).child(top)
}
