import { browserSearch } from '@/content/search/search'

/** The entries of the search, unless there are too many; the browser fetches them once per visit, when the pointer or the focus reaches the search. */
export async function GET(): Promise<Response> {
  return Response.json(await browserSearch())
}
