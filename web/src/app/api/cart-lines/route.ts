import { cartPrices } from '@/content/orders/products'

/** More products than a cart has lines. */
const maxNumbers = 100

/** What the products of a cart cost now: `?products=1,2`. Prices in cents. */
export async function GET(request: Request): Promise<Response> {
  const given = new URL(request.url).searchParams.get('products')?.split(',') ?? []
  const numbers = given.slice(0, maxNumbers).map(Number).filter(Number.isSafeInteger)
  return Response.json(await cartPrices(new Set(numbers)), { headers: { 'cache-control': 'no-store' } })
}
