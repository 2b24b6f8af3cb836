import { screenHref } from '@shop/studio/routes'
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { answerNotFound } from '@/content/missing'
import { viewShop } from '@/content/shop/listing'
import { shopContent } from '@/content/shop/shop'
import { isShopLayout, shopLayouts } from '@/features/products/shop/layouts'
import { ShopPage, shopMetadata } from '../../shop-page'

/** The page waits for its products: in a Suspense boundary they would stay hidden without script. */
export const instant = false

type Values = Record<string, string | string[] | undefined>
type ShopResultsProps = { params: Promise<{ layout: string }>; searchParams: Promise<Values> }

const pairsOf = (values: Values) =>
  Object.entries(values).flatMap(([key, value]) => [value ?? []].flat().map((each) => [key, each]))

export async function generateMetadata({ params, searchParams }: ShopResultsProps): Promise<Metadata> {
  const { layout } = await params
  return isShopLayout(layout) ? shopMetadata(layout, new URLSearchParams(pairsOf(await searchParams))) : {}
}

/** A listing by the query of its address, which has one canonical form; others redirect to it. */
export default async function ShopResults({ params, searchParams }: ShopResultsProps) {
  const { layout } = await params
  if (!isShopLayout(layout)) return answerNotFound()
  const pairs = pairsOf(await searchParams)
  const path = screenHref(layout)
  const { pageSize, isCumulative } = shopLayouts[layout]
  const { shop } = await shopContent()
  const { query } = viewShop(shop, String(new URLSearchParams(pairs)), pageSize, isCumulative)
  const given = pairs.map(([key, value]) => `${key}=${value}`).join('&')
  if (given !== decodeURIComponent(query)) permanentRedirect(query ? `${path}?${query}` : path)
  return <ShopPage layout={layout} query={query} />
}
