import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { catalogueSlugs, categoryMenu, listingBySlug } from '@/content/catalogue/catalogue'
import { listingHref } from '@/content/catalogue/links'
import { pageMetadata } from '@/content/draft/metadata'
import { answerNotFound } from '@/content/missing'
import { share } from '@/content/pictures/share'
import { ListingView } from '@/features/catalogue/listing-view'
import { NotFoundNotice } from '@/features/catalogue/not-found-notice'

type CategoryProps = { params: Promise<{ slug: string }> }

export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  const { listings } = await catalogueSlugs()
  return (listings.length > 0 ? listings : ['-']).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: CategoryProps): Promise<Metadata> {
  const found = await listingBySlug((await params).slug)
  if (!found || !('entry' in found)) return { title: 'Category not found', robots: { index: false } }
  const { name, slug, summary } = found.entry
  return pageMetadata({
    title: name,
    description: summary?.slice(0, 160),
    alternates: { canonical: listingHref(slug) },
    ...share(found.entry.picture),
  })
}

/** `/product-category?category={slug}`: next.config rewrites it to here. */
export default async function CategoryPage({ params }: CategoryProps) {
  const found = await listingBySlug((await params).slug)
  if (!found) {
    await answerNotFound()
    return <NotFoundNotice title="Category not found" categories={await categoryMenu()} />
  }
  if ('canonicalSlug' in found) permanentRedirect(listingHref(found.canonicalSlug))
  return <ListingView listing={found.entry} />
}
