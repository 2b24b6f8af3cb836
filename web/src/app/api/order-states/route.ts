import { z } from 'zod'
import { shortList } from '@/content/forms/fields'
import { createLimits, tenMinutes } from '@/content/forms/limits'
import { visitorOf } from '@/content/forms/visitor'
import { answer, answerUnlessDown } from '@/content/lake/answer'
import { orderStates } from '@/content/orders/order-states'
import { maxCheckedOrders } from '@/content/orders/order-link'

/** The list of orders checks them each time that the visitor comes back to it. */
const limits = createLimits({
  perVisitor: { points: 120, seconds: tenMinutes },
  inTotal: { points: 3000, seconds: tenMinutes },
})

const link = z.object({ id: z.string().max(64), token: z.string().max(64) })
const body = z.object({ orders: shortList(link, maxCheckedOrders) })

/** The states of orders: `{orders: [{id, token}]}`. The secrets are in the body, because addresses are written to logs. */
export async function POST(request: Request): Promise<Response> {
  const parsed = body.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return answer(400, { message: 'The body must be {orders: [{id, token}]}.' })
  const exceeded = await limits.consume({ visitor: visitorOf(request.headers) })
  if (exceeded) return answer(429, { message: exceeded })
  return answerUnlessDown('The orders could not be read. Try again in a moment.', async () =>
    answer(200, await orderStates(parsed.data.orders)),
  )
}
