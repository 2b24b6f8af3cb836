import { searchEntries } from '@/content/search/search'

/** The entries that the browser searches; fetched once per visit, when the pointer or the focus reaches the search. */
export async function GET(): Promise<Response> {
  return Response.json(await searchEntries())
}
