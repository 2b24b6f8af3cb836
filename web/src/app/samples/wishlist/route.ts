import { firstWishes } from '@/content/samples/samples'

/** The initial wishlist of a visitor, fetched when the popup opens or the visitor changes something. */
export async function GET(): Promise<Response> {
  return Response.json(await firstWishes())
}
