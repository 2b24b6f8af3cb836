import { answer, answerUnlessDown } from '@/content/lake/answer'
import { maxResults } from '@/features/search/max-results'
import { searchResults } from '@/features/search/search-results'

/** The best results of a search, for a browser that has no index of its own: `?q=kraft+bags&max=6`. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams
  const max = Number(params.get('max') ?? maxResults)
  if (!Number.isInteger(max) || max < 0) return answer(400, { message: '`max` must be a number of results.' })
  return answerUnlessDown('The search is not available. Try again in a moment.', async () =>
    answer(200, await searchResults(params.get('q') ?? '', Math.min(max, maxResults))),
  )
}
