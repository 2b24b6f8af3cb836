import { wishlistSample } from '@/content/samples/samples'

/** What the header's wishlist popup fetches when somebody opens it. */
export async function GET(): Promise<Response> {
  return Response.json(await wishlistSample())
}
