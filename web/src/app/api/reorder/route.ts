import { z } from 'zod'
import { maxLines, maxQuantity } from '@/content/cart/cart'
import { shortList } from '@/content/forms/fields'
import { createLimits, tenMinutes } from '@/content/forms/limits'
import { visitorOf } from '@/content/forms/visitor'
import { answer, answerUnlessDown } from '@/content/lake/answer'
import { reorder } from '@/content/reorder/reorder'

/** Rate limit: more than a customer orders again within ten minutes. */
const limits = createLimits({
  perVisitor: { points: 60, seconds: tenMinutes },
  inTotal: { points: 3000, seconds: tenMinutes },
})

const text = z.string().min(1).max(200)
const label = z.string().min(1).max(200).optional()
const before = {
  quantity: z.number().int().min(0).max(maxQuantity),
  name: text,
  unitPrice: z.number().int().min(0).max(1_000_000_000).optional(),
}
const line = z.union([
  z.object({
    product: z.number().int().min(1).max(999_999),
    option: z.object({ size: label, colour: label }),
    ...before,
  }),
  z.object({ sku: z.string().min(1).max(40), ...before }),
])
const body = z.union([
  z.object({ order: z.object({ id: z.string().max(64), token: z.string().max(64) }) }),
  z.object({ lines: shortList(line, maxLines) }),
])

/**
 * What can be ordered today of an earlier order, `{order: {id, token}}`, or of a saved list, `{lines}`. The secret is in the body,
 * because addresses are written to logs.
 */
export async function POST(request: Request): Promise<Response> {
  const parsed = body.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return answer(400, { message: 'The body must be {order: {id, token}} or {lines}.' })
  const exceeded = await limits.consume({ visitor: visitorOf(request.headers) })
  if (exceeded) return answer(429, { message: exceeded })
  return answerUnlessDown('The order could not be read. Try again in a moment.', async () => {
    const found = await reorder(parsed.data)
    return found
      ? answer(200, found)
      : answer(404, { message: 'The shop does not have this order any more.' })
  })
}
