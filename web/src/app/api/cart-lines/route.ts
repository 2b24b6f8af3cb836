import { cartPrices } from '@/content/orders/products'

/** Maximum number of products in a request; more than a cart has lines. */
const maxNumbers = 100

/** The current prices of the products of a cart, in cents: `?products=1,2`. */
export async function GET(request: Request): Promise<Response> {
  const given = new URL(request.url).searchParams.get('products')?.split(',') ?? []
  const numbers = given.slice(0, maxNumbers).map(Number).filter(Number.isSafeInteger)
  return Response.json(await cartPrices(new Set(numbers)), { headers: { 'cache-control': 'no-store' } })
}
