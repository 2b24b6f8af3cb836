export { type Cents, shareOf, toCents } from '@shop/studio/pricing'

/** The shop has one currency (ISO 4217). */
export const currency = 'USD'
