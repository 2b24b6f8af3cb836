import { screenHref } from '@shop/studio/routes'
import type { Metadata } from 'next'
import { categoryCards } from '@/content/catalogue/catalogue'
import { config } from '@/content/config'
import { pageMetadata } from '@/content/draft/metadata'
import { openGraph } from '@/content/pictures/open-graph'
import { breadcrumbList } from '@/content/site/breadcrumb-list'
import { CategoryTiles } from '@/features/catalogue/category-tiles'
import { crumbsTo } from '@/features/catalogue/crumbs'
import { JsonLd } from '@/ui/json-ld'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const cards = await categoryCards()
  return pageMetadata({
    title: 'All Categories',
    description: `All we have, by family: ${cards.map(({ name }) => name).join(', ')}.`,
    alternates: { canonical: screenHref('categories') },
    ...openGraph(cards[0]?.picture),
  })
}

/** All categories. */
export default async function AllCategories() {
  const cards = await categoryCards()
  const crumbs = crumbsTo('All Categories')
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, config.siteUrl)} />
      <PageBand title="All Categories" crumbs={crumbs} />
      <Section isTight>
        <CategoryTiles cards={cards} level="h2" isFirst />
      </Section>
    </>
  )
}
