import { toCards } from '@/content/catalogue/shape'
import { CategoryTiles } from '@/features/catalogue/category-tiles'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import type { SectionOf } from '../types'
import * as messages from '@/messages/sections'

/** Tiles of categories. */
export function CategoryGrid({ section }: { section: SectionOf<'categoryGrid'> }) {
  const cards = toCards(section.categories)
  return (
    <Section label={section.heading ?? undefined}>
      <SectionHead heading={section.heading} text={section.text} />
      {cards.length === 0 ? <p>{messages.noCategoriesYet}</p> : <CategoryTiles cards={cards} />}
    </Section>
  )
}
