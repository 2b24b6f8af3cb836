type PromoFields = { kind?: unknown; validFrom?: unknown }

/** A code is typed by hand, on phones too. */
export const codePattern = /^[A-Z0-9][A-Z0-9-]{2,23}$/

/** A percentage is at most 100; an amount has cents at most. */
export function reductionProblem(value: number | undefined, promo: PromoFields | undefined): true | string {
  if (value === undefined || value <= 0) return 'Enter how much the code takes off: a number above 0.'
  if (promo?.kind !== 'percentage') return hasCentsAtMost(value) || 'Use at most two digits after the point.'
  return value <= 100 || 'A code can take off 100 percent at most.'
}

const hasCentsAtMost = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** A code must end after it begins. */
export function validUntilProblem(
  validUntil: string | undefined,
  promo: PromoFields | undefined,
): true | string {
  if (validUntil === undefined || typeof promo?.validFrom !== 'string') return true
  return Date.parse(validUntil) > Date.parse(promo.validFrom) || 'Choose a moment after “Valid from”.'
}

/** Two entries with one code: only the first would ever be used. */
export function repeatedCodeProblem(codes: readonly { code?: string }[] | undefined): true | string {
  const seen = new Set<string>()
  for (const { code } of codes ?? []) {
    if (code && seen.has(code)) return `“${code}” is in the list twice. Remove one of the two.`
    if (code) seen.add(code)
  }
  return true
}
