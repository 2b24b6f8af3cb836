import { type Cents, shareOf } from './cents'

/** A percentage as a whole number: 6.625 % is 6625. */
export type Thousandths = number

const hundredPercent: Thousandths = 100_000

/** An editor's percentage, which has at most three digits after the point. */
export const toThousandths = (percent: number): Thousandths => Math.round(percent * 1000)

/** What one line costs: a price for `per` pieces, 1 unless told otherwise. */
export type PricedLine = { unitPrice: Cents; quantity: number; per?: number }

/** What a promo code takes off: a share of the subtotal, or an amount. */
export type Reduction = { kind: 'percentage'; value: Thousandths } | { kind: 'amount'; value: Cents }

/** A tax on goods and delivery, either contained in the prices or added to them. */
export type Tax = { rate: Thousandths; isIncluded: boolean }

/** What a customer pays, and how it comes about; all of them are 0 or more. */
export type Totals = { subtotal: Cents; discount: Cents; delivery: Cents; tax: Cents; total: Cents }

type Bill = { lines: readonly PricedLine[]; reduction?: Reduction; delivery?: Cents; tax?: Tax }

/** Rounded once for each line, half up. */
export const lineTotal = ({ unitPrice, quantity, per = 1 }: PricedLine): Cents =>
  shareOf(unitPrice, quantity, per)

/** The sum of the rounded lines. */
export const subtotalOf = (lines: readonly PricedLine[]): Cents =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0)

/** What a reduction takes off; never more than there is. */
export const discountOf = (subtotal: Cents, { kind, value }: Reduction): Cents =>
  Math.min(subtotal, kind === 'amount' ? value : shareOf(subtotal, value, hundredPercent))

/**
 * Adds a bill up. The browser shows the same sums while somebody shops; the server computes them again from its own
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
