import { invalidEmailMessage, maxEmailLength } from '../forms/email'

/** What the request's form accepts: constraints of its fields in the browser and of its schema on the server. */
export const requestRules = {
  name: { maxLength: 100, message: 'Please enter your name' },
  company: { maxLength: 100 },
  email: { maxLength: maxEmailLength, message: invalidEmailMessage },
  phone: { maxLength: 40 },
  message: { maxLength: 5000 },
} as const

export const neededByMessage = 'Choose a date from today, within the next three years'
