import type { Metadata } from 'next'
import { productByNumber, sampleNumber } from '@/content/products/products'
import { productMetadata } from '@/features/products/product-metadata'
import { ProductPage } from '../product-page'

const sampleProduct = () => productByNumber(String(sampleNumber))

export async function generateMetadata(): Promise<Metadata> {
  return productMetadata(await sampleProduct())
}

/** The sample product at the address from the specification; its canonical address contains its number. */
export default async function SampleProductRoute() {
  return <ProductPage product={await sampleProduct()} />
}
