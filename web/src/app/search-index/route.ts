import { searchData } from '@/content/search/search'

/** The entries of the search; the browser fetches them once per visit, when the pointer or the focus reaches the search. */
export async function GET(): Promise<Response> {
  return Response.json(await searchData())
}
