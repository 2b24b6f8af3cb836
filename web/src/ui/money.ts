/*
 * Own code instead of Intl.NumberFormat, whose constructor takes some 20 ms on a phone, and every page of the
 * shop shows the cart's sum.
 */
const dollars = (amount: number, digits: number) =>
  `${amount < 0 ? '-' : ''}$${Math.abs(amount)
    .toFixed(digits)
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`

/** Dollars as visitors read them: whole amounts without cents. */
export const money = (amount: number) => dollars(amount, Number.isInteger(amount) ? 0 : 2)

/** Dollars with cents, for columns of prices. */
export const moneyWithCents = (amount: number) => dollars(amount, 2)
