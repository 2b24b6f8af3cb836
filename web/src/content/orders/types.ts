import type { Cents } from '../money/cents'
import type { PictureSource } from '../pictures/picture'
import type { PromoProblem } from '../money/promo-code'
import type { Reduction, Tax } from '../money/totals'

/** What a customer chooses of a product that has sizes or colours; the labels that the product's page shows. */
export type ProductOption = { size?: string; colour?: string }

/** A product as the cart shows it; `price` is what it costs now, and `priceBefore` what it costs without its sale. */
export type CartProduct = {
  number: number
  name: string
  href: string
  category?: string
  price: Cents
  priceBefore?: Cents
  sizes: string[]
  colours: string[]
  picture?: PictureSource
}

/** A way of delivery; `key` stays the same when an editor renames it. */
export type ShippingChoice = { key: string; name: string; text?: string; price: Cents }

/** How an order is paid; the shop takes no cards yet, so a card is listed as a sample only. */
export type PaymentKind = 'cash' | 'invoice' | 'card'
export type PaymentChoice = { kind: PaymentKind; name: string; text?: string }

/** What an order costs in addition to its goods, and how it may be paid. */
export type ShopSettings = {
  shipping: ShippingChoice[]
  tax: Tax & { name: string }
  payments: PaymentChoice[]
  orderPrefix: string
  showSamples: boolean
}

/** The answer of `GET /api/cart-lines`; a number that is not among the products was withdrawn. */
export type CartPrices = Pick<ShopSettings, 'shipping' | 'tax'> & { products: CartProduct[] }

/** The answer of `GET /api/promo-code`: the reduction of the code, or why there is none. */
export type PromoAnswer =
  | { code: string; reduction: Reduction; minimumSubtotal?: Cents; message?: never; reason?: never }
  | { message: string; reason?: PromoProblem['reason']; code?: never; reduction?: never }

/** A line of an order as a browser sends it; a price is never part of it. */
export type WantedLine = { product: number; option: ProductOption; quantity: number }

/** What the browser keeps of an order that it placed. */
export type PlacedOrder = {
  id: string
  token: string
  number: string
  /** ISO 8601. */
  date: string
  total: Cents
  /** What was ordered, such as “2 × Chair”; orders of an earlier visit may lack it. */
  goods?: string[]
}

/** The states of an order, in the words of the specification (section 4). */
export type OrderStateName = 'Pending' | 'Completed' | 'Cancel'

/** The state of an order, and since when it has it (ISO 8601). */
export type OrderState = { name: OrderStateName; date?: string }

/** The answer of `POST /api/order-states`, by the order's id; null for an order that the shop does not have. */
export type OrderStates = Record<string, OrderState | null>

/** Who orders, and where the order goes. */
export type Customer = {
  name: string
  email: string
  phone: string
  city: string
  zip: string
  address1: string
  address2?: string
  text?: string
}

/** An order as the browser sends it; names and amounts are what the customer saw, and are only compared. */
export type OrderRequest = {
  id: string
  token: string
  lines: (WantedLine & { name: string; unitPrice: Cents })[]
  promoCode?: string
  shipping: string
  /** What the chosen delivery and the chosen way to pay were called. */
  delivery?: string
  paymentName?: string
  payment: string
  tax: Cents
  total: Cents
  customer: Customer
}

/** What differs from what the customer saw. */
export type OrderChange = {
  kind: 'price' | 'withdrawn' | 'option' | 'renamed' | 'promo' | 'total'
  product?: number
  /** The product's name, or a sentence about the promo code. */
  name: string
  before?: Cents
  now?: Cents
  /** What is sold now under the number, also as a successor. */
  nowNamed?: string
}

/**
 * What the checkout gets in addition to the form's state.
 * `earlierLines`: the lines of the order when it holds something else than the form, because an earlier sending had
 * reached the shop.
 */
export type CheckoutResult = { order?: PlacedOrder; earlierLines?: WantedLine[]; changes?: OrderChange[] }

/** The fields of the checkout's form. */
export type CheckoutField = keyof Customer | 'shipping' | 'payment' | 'terms' | 'cart' | 'id' | 'token'
