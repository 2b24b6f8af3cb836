import { firstWishes } from '@/content/samples/samples'

/** The first items of a wishlist, fetched when the popup opens or the visitor changes something. */
export async function GET(): Promise<Response> {
  return Response.json(await firstWishes())
}
