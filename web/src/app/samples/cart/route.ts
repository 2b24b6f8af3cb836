import { cartSample } from '@/content/samples/samples'

/** What the header's cart popup fetches when somebody opens it. */
export async function GET(): Promise<Response> {
  return Response.json(await cartSample())
}
