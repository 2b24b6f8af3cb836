import { firstCart } from '@/content/samples/samples'

/** What a cart begins with, fetched when the popup opens or the visitor changes something. */
export async function GET(): Promise<Response> {
  return Response.json(await firstCart())
}
