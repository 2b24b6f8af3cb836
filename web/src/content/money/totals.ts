import { type Cents, lineTotal, type PricedLine, shareOf, type Thousandths } from '@shop/studio/pricing'

export { lineTotal, type PricedLine, type Thousandths, toThousandths } from '@shop/studio/pricing'

const hundredPercent: Thousandths = 100_000

/** The reduction of a promo code: a share of the subtotal, or an amount. */
export type Reduction = { kind: 'percentage'; value: Thousandths } | { kind: 'amount'; value: Cents }

/** A tax on goods and delivery, either contained in the prices or added to them. */
export type Tax = { rate: Thousandths; isIncluded: boolean }

/** The total that a customer pays, and its parts; none is negative. */
export type Totals = { subtotal: Cents; discount: Cents; delivery: Cents; tax: Cents; total: Cents }

type Bill = { lines: readonly PricedLine[]; reduction?: Reduction; delivery?: Cents; tax?: Tax }

/** The sum of the rounded lines. */
export const subtotalOf = (lines: readonly PricedLine[]): Cents =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0)

/** The amount of a reduction; never more than the subtotal. */
export const discountOf = (subtotal: Cents, { kind, value }: Reduction): Cents =>
  Math.min(subtotal, kind === 'amount' ? value : shareOf(subtotal, value, hundredPercent))

/**
 * Adds up a bill. The browser shows the same sums while a visitor shops; the server computes them again from its own
 * prices when an order is placed.
 */
export function totals({ lines, reduction, delivery = 0, tax }: Bill): Totals {
  const subtotal = subtotalOf(lines)
  const discount = reduction ? discountOf(subtotal, reduction) : 0
  const taxed = subtotal - discount + delivery
  const taxAmount = tax ? taxOn(taxed, tax) : 0
  return {
    subtotal,
    discount,
    delivery,
    tax: taxAmount,
    total: tax?.isIncluded ? taxed : taxed + taxAmount,
  }
}

const taxOn = (amount: Cents, { rate, isIncluded }: Tax): Cents =>
  shareOf(amount, rate, isIncluded ? hundredPercent + rate : hundredPercent)
