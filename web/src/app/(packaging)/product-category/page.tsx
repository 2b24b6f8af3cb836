import type { Metadata } from 'next'
import { categoryCards } from '@/content/catalogue/catalogue'
import { CategoryTiles } from '@/features/catalogue/category-tiles'
import { crumbsTo } from '@/features/catalogue/crumbs'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'

export const ensureStatic = 'navigation'

export const metadata: Metadata = { title: 'All Categories', alternates: { canonical: '/product-category' } }

/** Without a category: all of them. */
export default async function AllCategories() {
  const cards = await categoryCards()
  return (
    <>
      <PageBand title="All Categories" crumbs={crumbsTo('All Categories')} />
      <Section isTight>
        <CategoryTiles cards={cards} level="h2" />
      </Section>
    </>
  )
}
