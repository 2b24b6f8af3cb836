import { invalidEmailMessage, maxEmailLength } from '../forms/email'

/** The fields of the checkout: limits that browser and server share, and their error messages. */
export const billing = {
  name: { maxLength: 100, message: 'Please enter your full name' },
  email: { maxLength: maxEmailLength, message: invalidEmailMessage },
  phone: { maxLength: 40, message: 'Please enter your phone number' },
  city: { maxLength: 80, message: 'Please enter your town or city' },
  zip: { maxLength: 20, message: 'Please enter your zip code' },
  address1: { maxLength: 150, message: 'Please enter your street and number' },
  address2: { maxLength: 150 },
  text: { maxLength: 1000 },
  shipping: { maxLength: 100, message: 'Please choose a delivery' },
  payment: { maxLength: 20, message: 'Please choose how to pay' },
  terms: { message: 'Please agree to the terms and conditions' },
} as const
