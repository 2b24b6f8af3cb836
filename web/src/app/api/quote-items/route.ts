import { maxLines } from '@/content/quotes/bounds'
import { quoteItems } from '@/content/quotes/items'
import type { QuoteItems } from '@/content/quotes/types'

/** The items that have the given article numbers, with the prices of now: `?sku=KBB-01,KBB-02`. Prices in cents. */
export async function GET(request: Request): Promise<Response> {
  const given = new URL(request.url).searchParams.get('sku')?.split(',') ?? []
  const wanted = new Set(given.slice(0, maxLines).map((sku) => sku.toUpperCase()))
  const items = (await quoteItems()).filter(({ articles }) =>
    articles.some(({ sku }) => wanted.has(sku.toUpperCase())),
  )
  return Response.json({ items } satisfies QuoteItems, { headers: { 'cache-control': 'no-store' } })
}
