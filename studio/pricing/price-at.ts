import { type Cents, shareOf, type Thousandths } from './cents.ts'

/** A discount from this many order units on. */
export type PriceBreak = { from: number; reduction: Thousandths }

/** A table of prices has a column for each break and a row for each size. */
export const maxBreaks = 20
export const maxSizes = 500

const whole = 100_000

/** The break that applies to a quantity in order units; `breaks` has the smallest quantity first. */
export const breakAt = (breaks: readonly PriceBreak[], quantity: number): PriceBreak | undefined =>
  breaks.findLast(({ from }) => from <= quantity)

/** The price for `per` pieces at a quantity in order units. */
export const priceAt = (price: Cents, breaks: readonly PriceBreak[], quantity: number): Cents =>
  shareOf(price, whole - (breakAt(breaks, quantity)?.reduction ?? 0), whole)
