import { firstCart } from '@/content/samples/samples'

/** The initial cart of a visitor, fetched when the popup opens or the visitor changes something. */
export async function GET(): Promise<Response> {
  return Response.json(await firstCart())
}
