import { createLimits, tenMinutes } from '@/content/forms/limits'
import { visitorOf } from '@/content/forms/visitor'
import { answer, answerUnlessDown } from '@/content/lake/answer'
import { checkPromo } from '@/content/orders/check-promo'

/** Enough for mistyped codes; a program that guesses codes needs thousands of tries. */
const limits = createLimits({
  perVisitor: { points: 30, seconds: tenMinutes },
  inTotal: { points: 1000, seconds: tenMinutes },
})

const maxSubtotal = 1_000_000_00

/** The reduction of a promo code: `?code=WELCOME10&subtotal=8500`, the subtotal in cents. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('code')?.slice(0, 40) ?? ''
  const subtotal = Math.min(Math.max(Math.trunc(Number(searchParams.get('subtotal'))) || 0, 0), maxSubtotal)
  const exceeded = await limits.consume({ visitor: visitorOf(request.headers) })
  if (exceeded) return answer(429, { message: exceeded })
  return answerUnlessDown('We could not check the code. Try again in a moment.', async () =>
    answer(200, await checkPromo(code, subtotal, Date.now())),
  )
}
