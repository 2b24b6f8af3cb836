import { orders, payment, wishlist } from './account.ts'
import { checkout, payments, shipping } from './buying.ts'
import { cart, invoice } from './cart.ts'
import { shopFilters } from './shop-filters.ts'

/** What cart, account and checkout pages show until a visitor has something of their own. */
export const samples = [cart, invoice, wishlist, orders, payment, shipping, payments, checkout, shopFilters]
