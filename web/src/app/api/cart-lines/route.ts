import { answer, answerUnlessDown } from '@/content/lake/answer'
import { cartPrices } from '@/content/orders/products'

/** Maximum number of products in a request; more than a cart has lines. */
const maxNumbers = 100

/** The current prices of the products of a cart, in cents: `?products=1,2`. */
export function GET(request: Request): Promise<Response> {
  const given = new URL(request.url).searchParams.get('products')?.split(',') ?? []
  const numbers = given.slice(0, maxNumbers).map(Number).filter(Number.isSafeInteger)
  return answerUnlessDown('The prices could not be read. Try again in a moment.', async () =>
    answer(200, await cartPrices(new Set(numbers))),
  )
}
