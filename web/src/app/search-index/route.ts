import { searchEntries } from '@/content/search/search'

/** What search looks through; fetched once per visit, when somebody reaches for the search. */
export async function GET(): Promise<Response> {
  return Response.json(await searchEntries())
}
