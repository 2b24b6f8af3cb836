import type { Cents } from './cents'

/** Cents as visitors read them: “$1,234.50”, “-$20.00”. Made from whole numbers alone, so that no digit is rounded. */
export function formatCents(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`
}

/** A price for one unit or for more: “$1,234.50”, “$1.23 per 1,000”. */
export const formatPrice = (cents: Cents, per = 1): string =>
  per === 1 ? formatCents(cents) : `${formatCents(cents)} per ${per.toLocaleString('en-US')}`

/** Cents without “.00”: “$870”, “$65.90”. */
export const formatShort = (cents: Cents): string => formatCents(cents).replace(/\.00$/, '')
