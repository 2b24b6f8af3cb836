/** An amount of money as a whole number of cents. */
export type Cents = number

/** The shop has one currency (ISO 4217). */
export const currency = 'USD'

/** An editor's decimal dollars as cents, half up; an amount has at most two digits after the point. */
export const toCents = (dollars: number): Cents => Math.round(dollars * 100)

/** `amount × numerator / denominator`, half up and exact at any size; `amount` is 0 or more. */
export function shareOf(amount: Cents, numerator: number, denominator: number): Cents {
  const [part, whole] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)]
  return Number((2n * part + whole) / (2n * whole))
}
