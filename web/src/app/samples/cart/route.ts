import { firstCartLines } from '@/content/samples/samples'

/** The first lines of a cart, fetched when the popup opens or the visitor changes something. */
export async function GET(): Promise<Response> {
  return Response.json(await firstCartLines())
}
