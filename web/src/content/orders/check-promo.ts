import type { PromoCodes } from '@shop/studio/types'
import { fetchPrivate } from '../lake/private'
import { type Cents, toCents } from '../money/cents'
import { formatCents } from '../money/format'
import { findPromoCode, type PromoCode, type PromoProblem } from '../money/promo-code'
import { toThousandths } from '../money/totals'
import type { PromoAnswer } from './types'

/**
 * Whether a code reduces a subtotal at a moment (milliseconds since 1970), by the promo codes as they are in the lake now.
 * @throws LakeUnavailableError when the lake is down
 */
export async function checkPromo(code: string, subtotal: Cents, now: number): Promise<PromoAnswer> {
  const found = findPromoCode(toPromoCodes(await fetchPrivate('promoCodes', 'shop')), { code, subtotal, now })
  if ('code' in found) {
    const { code: spelled, reduction, minimumSubtotal } = found
    return { code: spelled, reduction, minimumSubtotal }
  }
  return { message: sentenceOf(found), reason: found.reason }
}

function sentenceOf(problem: PromoProblem): string {
  switch (problem.reason) {
    case 'unknown':
      return 'We do not know this code. Check how it is spelled.'
    case 'expired':
      return 'This code has expired.'
    case 'minimum':
      return `This code needs a subtotal of at least ${formatCents(problem.minimumSubtotal)}.`
  }
}

/** The codes of the document that are filled in. */
export function toPromoCodes(document: Pick<PromoCodes, 'codes'> | undefined): PromoCode[] {
  return (document?.codes ?? []).flatMap(({ code, kind, value, minimumSubtotal, validFrom, validUntil }) => {
    if (!code || !value || value < 0 || (kind !== 'amount' && kind !== 'percentage')) return []
    return {
      code,
      reduction:
        kind === 'amount'
          ? ({ kind, value: toCents(value) } as const)
          : ({ kind, value: toThousandths(Math.min(value, 100)) } as const),
      minimumSubtotal: minimumSubtotal == null ? undefined : toCents(minimumSubtotal),
      // a text that is no moment, which a program can store, has not come yet, and is over
      validFrom: validFrom ? Date.parse(validFrom) || Infinity : undefined,
      validUntil: validUntil ? Date.parse(validUntil) || 0 : undefined,
    }
  })
}
