import { categoryCards } from '@/content/catalogue/catalogue'
import { config } from '@/content/config'
import { screenMetadata } from '@/content/site/screen-metadata'
import { screenWords } from '@/content/site/screen-words'
import { CategoryTiles } from '@/features/catalogue/category-tiles'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const [card] = await categoryCards()
  return screenMetadata('categories', card?.picture)
}

/** All categories. */
export default async function AllCategories() {
  const [{ heading, text }, cards] = await Promise.all([screenWords('categories'), categoryCards()])
  return (
    <>
      <PageBand title={heading} text={text} siteUrl={config.siteUrl} />
      <Section isTight>
        <CategoryTiles cards={cards} level="h2" isFirst />
      </Section>
    </>
  )
}
