import { prerenderedParams } from '@/content/prerendered-params'
import type { Metadata } from 'next'
import { catalogueSlugs, listingBySlug } from '@/content/catalogue/catalogue'
import { listingMetadata } from '@/features/catalogue/metadata'
import { ListingScreen } from '../../listing-screen'

type CategoryProps = { params: Promise<{ slug: string }> }

export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  return prerenderedParams((await catalogueSlugs()).listings, '-', (slug) => ({ slug }))
}

export async function generateMetadata({ params }: CategoryProps): Promise<Metadata> {
  return listingMetadata(await listingBySlug((await params).slug))
}

/** `/product-category?category={slug}`: next.config.ts rewrites it to this route. */
export default async function CategoryPage({ params }: CategoryProps) {
  return <ListingScreen slug={(await params).slug} />
}
