import type { SeedPart } from '../fields.ts'
import { orders, payment, wishlist } from './account.ts'
import { checkout, payments, shipping } from './buying.ts'
import { cart, invoice } from './cart.ts'
import type { SampleDocument } from './model.ts'
import { shopFilters } from './shop-filters.ts'

/** What the showcase pages show: local samples, nothing is sold. */
export const samples: readonly SeedPart<SampleDocument>[] = [
  { file: 'samples/cart.ts', documents: [cart, invoice] },
  { file: 'samples/account.ts', documents: [wishlist, orders, payment] },
  { file: 'samples/buying.ts', documents: [shipping, payments, checkout] },
  { file: 'samples/shop-filters.ts', documents: [shopFilters] },
]
