import { cartSample } from './cart.ts'
import { checkoutSample } from './checkout.ts'
import { invoiceSample } from './invoice.ts'
import { orderSample } from './orders.ts'
import { paymentMethods, paymentSample } from './payment.ts'
import { shippingOptions } from './shipping.ts'
import { shopFilters } from './shop-filters.ts'
import { wishlistSample } from './wishlist.ts'

/** What the mock-up pages show, one document each. */
export const samples = [
  cartSample,
  wishlistSample,
  orderSample,
  invoiceSample,
  checkoutSample,
  paymentSample,
  paymentMethods,
  shippingOptions,
  shopFilters,
]
