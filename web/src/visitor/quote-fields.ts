import { keptFields } from './kept-fields'

/** What was typed into the form of a quote request. */
export const quoteFields = keptFields('quote-fields', { name: 'name', email: 'email', phone: 'phone' })
