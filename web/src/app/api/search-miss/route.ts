import { isDraftMode } from '@/content/draft/mode'
import { createLimits } from '@/content/forms/limits'
import { visitorOf } from '@/content/forms/visitor'
import { LakeUnavailableError } from '@/content/lake/fetch'
import { countMiss } from '@/content/search/misses'
import { searchResults } from '@/features/search/search-results'

/** A visitor makes only a few such searches; the total keeps programs from filling the editors' list. */
const limits = createLimits({
  perVisitor: { points: 10, seconds: 600 },
  inTotal: { points: 500, seconds: 600 },
})

/** Bytes of a query. */
const maxBytes = 400

/**
 * Takes a query that found nothing in the browser, and counts it if the server finds nothing either. Nothing about the
 * visitor is stored. The response is always the same: no visitor waits for it.
 */
export async function POST(request: Request): Promise<Response> {
  const done = new Response(null, { status: 204 })
  const bytes = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(bytes > 0 && bytes <= maxBytes) || (await isDraftMode())) return done
  if (await limits.consume({ visitor: visitorOf(request.headers) })) return done
  const query = await request.text()
  try {
    if ((await searchResults(query, 0)).total === 0) countMiss(query)
  } catch (error) {
    if (!(error instanceof LakeUnavailableError)) throw error
  }
  return done
}
