import { billing } from '../orders/billing'

/** What the form accepts: constraints of its fields in the browser and of its schema on the server. */
export const sampleRules = {
  name: { ...billing.name, message: 'Please enter your name' },
  company: { maxLength: 100 },
  email: billing.email,
  phone: { maxLength: 40 },
  address1: billing.address1,
  address2: billing.address2,
  city: billing.city,
  zip: billing.zip,
  use: { maxLength: 1000 },
} as const
