import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/index.ts'
import { products } from '../products/index.ts'
import { orders, payment, wishlist } from './account.ts'
import { checkout, payments, shipping } from './buying.ts'
import { cart, invoice } from './cart.ts'
import { samples } from './index.ts'
import { shopFilters } from './shop-filters.ts'

const sums = { subtotal: 870, coupon: -20, vat: 5, total: 850 }

/** What a product costs today, and what it is called. */
const offers = new Map(
  products.map(({ _id, name, price, salePrice }) => [_id, { name, price: salePrice ?? price }]),
)

describe('the samples', () => {
  it('are one document of each type', () => {
    const types = samples.map(({ _type }) => _type)
    expect(types.toSorted()).toEqual(
      [
        'cartSample',
        'wishlistSample',
        'orderSample',
        'invoiceSample',
        'paymentSample',
        'shippingOptions',
        'paymentMethods',
        'checkoutSample',
        'shopFilters',
      ].toSorted(),
    )
  })

  it('cart: four lines that come to the subtotal, and as many pieces as the badge says', () => {
    expect(cart).toMatchObject({ badge: 22, ...sums })
    expect(cart.lines).toHaveLength(4)
    expect(cart.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)).toBe(870)
    expect(cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(22)
    for (const { name, unitPrice, product } of cart.lines) {
      expect({ name, price: unitPrice }).toEqual(offers.get(product?._ref ?? ''))
    }
  })

  it('invoice: the same lines and sums', () => {
    expect(invoice).toMatchObject({ date: '2025-09-13', ...sums })
    expect(invoice.lines.map(({ name, price, quantity }) => [name, price, quantity])).toEqual(
      cart.lines.map(({ name, unitPrice, quantity }) => [name, unitPrice, quantity]),
    )
    for (const { price, quantity, total } of invoice.lines) expect(total).toBe(price * quantity)
  })

  it('wishlist: the five of the specification and a sixth, at the prices of their products', () => {
    expect(wishlist).toMatchObject({ badge: 14, rating: 5, ratingCount: 1230 })
    expect(wishlist.items.map(({ name }) => name)).toEqual([
      'Sofa',
      'Interior',
      'Lamp',
      'Vase',
      'Chair',
      'Table',
    ])
    for (const { price, product } of wishlist.items)
      expect(price).toBe(offers.get(product?._ref ?? '')?.price)
  })

  it('orders: $74 each, in all three statuses', () => {
    expect(new Set(orders.orders.map(({ price }) => price))).toEqual(new Set([74]))
    expect(new Set(orders.orders.map(({ status }) => status))).toEqual(
      new Set(['Completed', 'Pending', 'Cancel']),
    )
    const described = JSON.stringify(catalogue)
    for (const { picture } of orders.orders) expect(described).toContain(JSON.stringify(picture))
    expect(payment.subtotal).toBe(870)
  })

  it('delivery and payment: names, times and prices of the specification', () => {
    expect(shipping.options.map(({ name, time, price }) => [name, time, price])).toEqual([
      ['Standard Delivery', '2 days', 5],
      ['Quick Delivery', '1 day', 7.5],
      ['Regular Working Day', '3 days', 0],
      ['Super Fast Delivery', '12 hours', 10],
    ])
    expect(payments.methods.map(({ name }) => name)).toEqual([
      'Visa',
      'Mastercard',
      'PayPal',
      'Cash on Delivery',
      'Skrill',
      'Payoneer',
      'Debit/Credit Card',
    ])
    expect(payments.checkout.map(({ name, text }) => [name, text])).toEqual([
      ['Cash On Delivery', '7 to 10 days delivery'],
      ['Debit / Credit Card', '7 to 10 days delivery'],
      ['Invoice', 'Pay within 14 days of delivery'],
    ])
    expect(new Set(checkout.cities).size).toBe(5)
  })

  it('filters: lists, counts and ranges of the specification', () => {
    expect(shopFilters.categories.map(({ name, count }) => `${name} ${Number(count)}`)).toEqual([
      'Chair 6',
      'Table 12',
      'Sofa Set 19',
      'Lamp 8',
      'Vases 25',
      'Mirror 14',
      'Art & Paint 7',
    ])
    expect(shopFilters).toMatchObject({
      itemTypes: ['Regular', 'Premium', 'Vintage'],
      sortOptions: ['Sort by Latest', 'Sort by Name', 'Sort by Number', 'Sort by Price', 'Sort by Date'],
      priceMinimum: 0,
      priceMaximum: 100,
      sliderStep: 5,
      sliderFrom: 25,
      sliderTo: 75,
      shopCategories: ['Sofa & Chair', 'Full Interior', 'Lamp & Vase', 'Table', 'Wood Design'],
      productSizes: ['S', 'M', 'L', 'XL'],
    })
    expect(new Set(shopFilters.brands).size).toBe(5)
  })
})
