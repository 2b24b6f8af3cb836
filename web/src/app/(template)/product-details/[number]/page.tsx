import { prerenderedParams } from '@/content/prerendered-params'
import type { Metadata } from 'next'
import { productByNumber, productNumbers, sampleNumber } from '@/content/products/products'
import { productMetadata } from '@/features/products/product-metadata'
import { ProductPage } from '../../product-page'

type ProductRouteProps = { params: Promise<{ number: string }> }

export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  return prerenderedParams(await productNumbers(), sampleNumber, (number) => ({ number: String(number) }))
}

export async function generateMetadata({ params }: ProductRouteProps): Promise<Metadata> {
  const { number } = await params
  return productMetadata(await productByNumber(number), number)
}

/** A product of the shop. A number that no product has shows the sample product (specification, section 8). */
export default async function ProductRoute({ params }: ProductRouteProps) {
  const { number } = await params
  return <ProductPage product={await productByNumber(number)} asked={number} />
}
