import { dollars } from '../fields/money.ts'

/** The sale price must be below the price. */
export function salePriceProblem(salePrice: number | undefined, price: unknown): true | string {
  if (salePrice === undefined || typeof price !== 'number' || salePrice < price) return true
  return `The sale price must be below the price of ${dollars(price)}. Lower it, or clear the field.`
}

/** Whether a sale with this end (ISO 8601) has ended; a sale without an end runs on. */
export const isSaleOver = (saleEnds: unknown): boolean =>
  typeof saleEnds === 'string' && Date.parse(saleEnds) <= Date.now()

/** Warns when the site does not show the sale price, and says why. */
export const saleEndsProblem = (saleEnds: string | undefined): true | string =>
  !isSaleOver(saleEnds) ||
  'This sale has ended, so the site shows the full price. Choose a later end, or clear the sale price.'

/** Warns when a card does not show its badge, and says why. */
export const badgeProblem = (badge: string | undefined, salePrice: unknown): true | string =>
  badge !== 'Hot Sale' ||
  typeof salePrice === 'number' ||
  'This badge shows only during a sale. Enter a sale price, or choose another badge.'
