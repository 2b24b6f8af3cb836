import type { SeedPart } from '../fields.ts'
import type { SeedProduct, ShopDocument } from './model.ts'
import { lightAndDecor } from './list/light-and-decor.ts'
import { seating } from './list/seating.ts'
import { tablesAndStorage } from './list/tables-and-storage.ts'

export const products: readonly SeedProduct[] = [...seating, ...tablesAndStorage, ...lightAndDecor]

/** The home-decor products. */
export const shop: readonly SeedPart<ShopDocument>[] = [
  { file: 'shop/products/seating.ts', documents: seating },
  { file: 'shop/products/tables-and-storage.ts', documents: tablesAndStorage },
  { file: 'shop/products/light-and-decor.ts', documents: lightAndDecor },
]
