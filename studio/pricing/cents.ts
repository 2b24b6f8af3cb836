/** An amount of money as a whole number of cents. */
export type Cents = number

/** No amount of the shop is larger; one that a program stored could become infinite in calculations. */
const maxAmount = 1_000_000_000

const bounded = (amount: number) => Math.min(Math.max(amount, -maxAmount), maxAmount)

/** An editor's decimal dollars as cents, half up; an amount has at most two digits after the point. */
export const toCents = (dollars: number): Cents => Math.round(bounded(dollars) * 100)

/** `amount × numerator / denominator`, half up and exact at any size; `amount` is 0 or more. */
export function shareOf(amount: Cents, numerator: number, denominator: number): Cents {
  const [part, whole] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)]
  return Number((2n * part + whole) / (2n * whole))
}

/** A percentage as a whole number: 6.625 % is 6625. */
export type Thousandths = number

/** An editor's percentage, which has at most three digits after the point. */
export const toThousandths = (percent: number): Thousandths => Math.round(bounded(percent) * 1000)

/** What one line costs: a price for `per` pieces, 1 by default. */
export type PricedLine = { unitPrice: Cents; quantity: number; per?: number }

/** Rounded once for each line, half up. */
export const lineTotal = ({ unitPrice, quantity, per = 1 }: PricedLine): Cents =>
  shareOf(unitPrice, quantity, per)
