import type { Metadata } from 'next'
import { answerNotFound } from '@/content/missing'
import { listingKeys } from '@/content/shop/keys'
import { isShopLayout } from '@/features/products/shop/layouts'
import { ShopPage, shopMetadata } from '../../shop-page'

/** The page waits for its products: in a Suspense boundary they would stay hidden without script. */
export const instant = false

type Values = Record<string, string | string[] | undefined>
type ShopResultsProps = { params: Promise<{ layout: string }>; searchParams: Promise<Values> }

/** Only the listing's own keys: the rewrite adds its parameters to the visitor's. */
const queryOf = (values: Values) =>
  new URLSearchParams(
    listingKeys.flatMap((key) => [values[key] ?? []].flat().map((value): [string, string] => [key, value])),
  )

export async function generateMetadata({ params, searchParams }: ShopResultsProps): Promise<Metadata> {
  const { layout } = await params
  return isShopLayout(layout) ? shopMetadata(layout, queryOf(await searchParams)) : {}
}

/** A listing by the query of its address; proxy.ts redirects other forms of the query to the canonical one. */
export default async function ShopResults({ params, searchParams }: ShopResultsProps) {
  const { layout } = await params
  if (!isShopLayout(layout)) return answerNotFound()
  return <ShopPage layout={layout} query={String(queryOf(await searchParams))} />
}
