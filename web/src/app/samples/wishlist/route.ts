import { firstWishes } from '@/content/samples/samples'

/** What a wishlist begins with; fetched when somebody opens the popup or changes something. */
export async function GET(): Promise<Response> {
  return Response.json(await firstWishes())
}
