import type { Metadata } from 'next'
import { categoryCards } from '@/content/catalogue/catalogue'
import { CardGrid } from '@/features/catalogue/card-grid'
import { CategoryCard } from '@/features/catalogue/category-card'
import { crumbsTo } from '@/features/catalogue/crumbs'
import { Shell } from '@/shell/shell'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'

export const ensureStatic = 'navigation'

export const metadata: Metadata = { title: 'All Categories', alternates: { canonical: '/product-category' } }

/** Without a category: all of them. */
export default async function AllCategories() {
  const cards = await categoryCards()
  return (
    <Shell>
      <PageBand title="All Categories" crumbs={crumbsTo('All Categories')} />
      <Section isTight>
        <CardGrid>
          {cards.map((card) => (
            <li key={card.id}>
              <CategoryCard card={card} level="h2" />
            </li>
          ))}
        </CardGrid>
      </Section>
    </Shell>
  )
}
