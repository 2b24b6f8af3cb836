import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

export const ensureStatic = 'navigation'

export const metadata: Metadata = { title: 'Product not found' }

/** Without a category there is nothing to show. */
export default function ProductDetails(): never {
  notFound()
}
