import { ThListIcon } from '@sanity/icons/ThList'
import type { StructureBuilder } from 'sanity/structure'
import { ProductsPane } from './products-pane.tsx'
import { guarded } from '../guarded.tsx'

const GuardedProductsPane = guarded(ProductsPane)

/** All products with their prices in one table; a product opens beside it. */
export const productsTableItem = (S: StructureBuilder) =>
  S.listItem()
    .id('prices')
    .title('Prices and sales')
    .icon(ThListIcon)
    .child(
      S.component(GuardedProductsPane)
        .id('prices')
        .title('Prices and sales')
        .minWidth(960)
        .child((id) => {
          const [schemaType = '', documentId = ''] = id.split(':')
          return S.defaultDocument({ schemaType, documentId })
        }),
    )
