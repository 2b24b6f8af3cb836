import type { Cents } from './cents'

/** Cents as visitors read them: “$1,234.50”, “-$20.00”. Made from whole numbers alone, so that no digit is rounded. */
export function formatCents(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`
}

/** Cents without “.00”: “$870”, “$65.90”. */
export const formatShort = (cents: Cents): string => formatCents(cents).replace(/\.00$/, '')
