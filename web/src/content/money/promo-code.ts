import type { Cents } from './cents'
import type { Reduction } from './totals'

/** A promo code that exists; moments are milliseconds since 1970. */
export type PromoCode = {
  code: string
  reduction: Reduction
  minimumSubtotal?: Cents
  validFrom?: number
  validUntil?: number
}

/** Why a code reduces nothing. A code that is not valid yet counts as unknown, so that it cannot be discovered early. */
export type PromoProblem =
  { reason: 'unknown' } | { reason: 'expired' } | { reason: 'minimum'; minimumSubtotal: Cents }

/** Codes are compared without regard to case and to the spaces around them. */
const normalizeCode = (code: string): string => code.trim().toUpperCase()

export const isSameCode = (a = '', b = ''): boolean => normalizeCode(a) === normalizeCode(b)

/** Finds a code that reduces a subtotal at a moment (milliseconds since 1970), or why it does not. */
export function findPromoCode(
  codes: readonly PromoCode[],
  wanted: { code: string; subtotal: Cents; now: number },
): PromoCode | PromoProblem {
  const promo = codes.find(({ code }) => isSameCode(code, wanted.code))
  if (!promo || (promo.validFrom ?? 0) > wanted.now) return { reason: 'unknown' }
  if ((promo.validUntil ?? Infinity) <= wanted.now) return { reason: 'expired' }
  const minimumSubtotal = promo.minimumSubtotal ?? 0
  return wanted.subtotal < minimumSubtotal ? { reason: 'minimum', minimumSubtotal } : promo
}
