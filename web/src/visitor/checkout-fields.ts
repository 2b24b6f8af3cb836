import { keptFields } from './kept-fields'

/** What was typed into the checkout. */
export const checkoutFields = keptFields('checkout-fields', {
  name: 'name',
  email: 'email',
  phone: 'phone',
  city: 'location',
})
