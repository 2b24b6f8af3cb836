import { LakeUnavailableError } from '@/content/lake/fetch'
import { maxResults } from '@/features/search/max-results'
import { searchResults } from '@/features/search/search-results'

/** The best results of a search, for a browser that has no index of its own: `?q=kraft+bags&max=6`. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams
  const max = Number(params.get('max') ?? maxResults)
  const headers = { 'cache-control': 'no-store' }
  if (!Number.isInteger(max) || max < 0) return new Response(null, { status: 400, headers })
  try {
    return Response.json(await searchResults(params.get('q') ?? '', Math.min(max, maxResults)), { headers })
  } catch (error) {
    if (!(error instanceof LakeUnavailableError)) throw error
    return new Response(null, { status: 503, headers })
  }
}
