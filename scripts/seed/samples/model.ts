/** What the documents behind the showcase pages may look like: one of each, its id is its type. */
import { z } from 'zod'
import { day, email, item, money, phone, picture, portableText, rating, reference, words } from '../fields.ts'

/** A reduction: below zero, as it is shown. */
const reduction = z.number().negative()

function singleton<Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({ _id: z.literal(type), _type: z.literal(type), ...shape })
}

const cartSample = singleton('cartSample', {
  badge: z.int().nonnegative(),
  lines: z.array(
    item('cartLine', {
      category: words,
      name: words,
      text: words,
      picture,
      unitPrice: money,
      quantity: z.int().nonnegative(),
      product: reference('product').optional(),
    }),
  ),
  subtotal: money,
  coupon: reduction,
  deliveryFee: money,
  vat: money,
  total: money,
  shippingChoices: z.array(item('shippingChoice', { name: words, price: money })).min(1),
})

const wishlistSample = singleton('wishlistSample', {
  badge: z.int().nonnegative(),
  /** At most six: specification, section 9. */
  items: z
    .array(
      item('wishlistItem', {
        name: words,
        price: money,
        text: words,
        picture,
        product: reference('product').optional(),
      }),
    )
    .max(6),
  rating,
  ratingCount: z.int().nonnegative(),
})

const orderSample = singleton('orderSample', {
  orders: z.array(
    item('order', {
      name: words,
      tag: words,
      price: money,
      status: z.enum(['Completed', 'Pending', 'Cancel']),
      picture,
      date: day,
    }),
  ),
})

const party = z.strictObject({ name: words, address: words, email, phone })

const invoiceSample = singleton('invoiceSample', {
  number: words,
  date: day,
  shop: party,
  customer: party,
  paymentType: words,
  lines: z.array(
    item('invoiceLine', {
      name: words,
      text: words,
      quantity: z.int().positive(),
      price: money,
      total: money,
    }),
  ),
  subtotal: money,
  coupon: reduction,
  deliveryFee: money,
  vat: money,
  total: money,
})

const paymentSample = singleton('paymentSample', {
  date: day,
  cardHolder: words,
  cardType: words,
  cardNumber: z.string().regex(/^(\*{4} ){3}\d{4}$/, 'shows the last four digits only'),
  email,
  phone,
  subtotal: money,
})

const shippingOptions = singleton('shippingOptions', {
  options: z.array(item('shippingOption', { name: words, time: words, price: money })).min(1),
  rules: portableText,
})

const paymentMethods = singleton('paymentMethods', {
  methods: z
    .array(
      item('paymentMethod', {
        name: words,
        icon: z.enum(['visa', 'mastercard', 'paypal', 'cash', 'skrill', 'payoneer', 'card']),
      }),
    )
    .min(1),
  checkout: z.array(item('checkoutMethod', { name: words, text: words })).min(1),
})

const checkoutSample = singleton('checkoutSample', { cities: z.array(words).min(1), termsText: words })

const shopFilters = singleton('shopFilters', {
  /** Counts are text: some are written with a leading zero. */
  categories: z.array(item('filterCategory', { name: words, count: z.string().regex(/^\d+$/) })).min(1),
  itemTypes: z.array(words).min(1),
  brands: z.array(words).min(1),
  sortOptions: z.array(words).min(1),
  priceMinimum: z.int().nonnegative(),
  priceMaximum: z.int().positive(),
  sliderStep: z.int().positive(),
  sliderFrom: z.int().nonnegative(),
  sliderTo: z.int().positive(),
  shopCategories: z.array(words).min(1),
  articleCategories: z.array(words).min(1),
  popularTags: z.array(words).min(1),
  productSizes: z.array(z.enum(['S', 'M', 'L', 'XL'])).min(1),
})

/** Every sample document. */
export const sampleDocument = z.discriminatedUnion('_type', [
  cartSample,
  wishlistSample,
  orderSample,
  invoiceSample,
  paymentSample,
  shippingOptions,
  paymentMethods,
  checkoutSample,
  shopFilters,
])

export type SampleDocument = z.infer<typeof sampleDocument>
export type SeedCartSample = z.infer<typeof cartSample>
export type SeedInvoiceSample = z.infer<typeof invoiceSample>
export type SeedWishlistSample = z.infer<typeof wishlistSample>
export type SeedOrderSample = z.infer<typeof orderSample>
export type SeedPaymentSample = z.infer<typeof paymentSample>
export type SeedShippingOptions = z.infer<typeof shippingOptions>
export type SeedPaymentMethods = z.infer<typeof paymentMethods>
export type SeedCheckoutSample = z.infer<typeof checkoutSample>
export type SeedShopFilters = z.infer<typeof shopFilters>
