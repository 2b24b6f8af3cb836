import { createLimits, tenMinutes } from '@/content/forms/limits'
import { visitorOf } from '@/content/forms/visitor'
import { answer, answerUnlessDown } from '@/content/lake/answer'
import { maxLines } from '@/content/quotes/bounds'
import { quoteItemsWith } from '@/content/quotes/items'
import type { QuoteItems } from '@/content/quotes/types'

/** A list is checked when it changes and when its visitor comes back to the page. */
const limits = createLimits({
  perVisitor: { points: 300, seconds: tenMinutes },
  inTotal: { points: 6000, seconds: tenMinutes },
})

/** The items that have the given article numbers, with today's prices: `?sku=KBB-01,KBB-02`. Prices in cents. */
export async function GET(request: Request): Promise<Response> {
  const exceeded = await limits.consume({ visitor: visitorOf(request.headers) })
  if (exceeded) return answer(429, { message: exceeded })
  const given = new URL(request.url).searchParams.get('sku')?.split(',') ?? []
  return answerUnlessDown('The items could not be read. Try again in a moment.', async () => {
    const items = await quoteItemsWith(given.slice(0, maxLines))
    return answer(200, { items } satisfies QuoteItems)
  })
}
