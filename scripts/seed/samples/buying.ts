import { keyOf } from '../build.ts'
import { prose } from '../prose.ts'
import type { ItemOf, SeedOf } from '../types.ts'

/** Names, times and prices are the specification's (section 9); 0 is shown as FREE. */
export const shipping = {
  _id: 'shippingOptions',
  _type: 'shippingOptions',
  options: [
    option('Standard Delivery', '2 days', 5),
    option('Quick Delivery', '1 day', 7.5),
    option('Regular Working Day', '3 days', 0),
    option('Super Fast Delivery', '12 hours', 10),
  ],
  rules: prose(`
## When an order leaves

Orders placed before 2 pm Eastern Time on a working day leave our warehouse on that day, later ones on the next. Times
in the table count from then, and Saturdays, Sundays and federal holidays don't count.

- **Super Fast Delivery** covers in-stock cases within 60 miles of the warehouse.
- **Quick** and **Standard Delivery** cover cases up to 44 lb each in all mainland states.
- **Regular Working Day** is free for every order, whatever its value.

## Pallets and large pieces

From twelve cases on we load a pallet. The carrier calls a day ahead and names a window of two hours. Furniture is
carried into the room of your choice by two people; please measure doors and stairs first.

## On arrival

Count the cases before you sign. Write any damage on the delivery note, keep the case and send us two photographs
within three days. We replace what is broken with the next delivery. More is in
[Frequently Asked Questions](page:faq).
`),
} satisfies SeedOf<'shippingOptions'>

export const payments = {
  _id: 'paymentMethods',
  _type: 'paymentMethods',
  methods: [
    method('Visa', 'visa'),
    method('Mastercard', 'mastercard'),
    method('PayPal', 'paypal'),
    method('Cash on Delivery', 'cash'),
    method('Skrill', 'skrill'),
    method('Payoneer', 'payoneer'),
    method('Debit/Credit Card', 'card'),
  ],
  checkout: [
    checkoutMethod('Cash On Delivery', 'cash'),
    checkoutMethod('Debit / Credit Card', 'card'),
    checkoutMethod('Invoice', 'invoice', 'Pay within 14 days of delivery'),
  ],
} satisfies SeedOf<'paymentMethods'>

export const checkout = {
  _id: 'checkoutSample',
  _type: 'checkoutSample',
  cities: ['Trenton', 'Newark', 'Hoboken', 'Princeton', 'Cherry Hill'],
  termsText:
    'I have read the terms and conditions and agree to them, including the rules for delivery and returns.',
} satisfies SeedOf<'checkoutSample'>

function option(name: string, time: string, price: number): ItemOf<'shippingOptions', 'options'> {
  return { _key: keyOf(name), _type: 'shippingOption', name, time, price }
}

type Method = ItemOf<'paymentMethods', 'methods'>

function method(name: string, icon: Method['icon']): Method {
  return { _key: keyOf(name), _type: 'paymentMethod', name, icon }
}

type CheckoutMethod = ItemOf<'paymentMethods', 'checkout'>

function checkoutMethod(
  name: string,
  kind: CheckoutMethod['kind'],
  text = '7 to 10 days delivery',
): CheckoutMethod {
  return { _key: keyOf(name), _type: 'checkoutMethod', name, text, kind }
}
