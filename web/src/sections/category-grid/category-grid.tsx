import { toCards } from '@/content/catalogue/shape'
import { CategoryTiles } from '@/features/catalogue/category-tiles'
import { Section } from '@/ui/section'
import type { SectionOf } from '../types'

/** Tiles of categories. */
export function CategoryGrid({ section }: { section: SectionOf<'categoryGrid'> }) {
  const cards = toCards(section.categories)
  return (
    <Section label={section.heading ?? undefined}>
      <div className="flex flex-col gap-10 lg:gap-14">
        <div className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
          <h2 className="text-h2">{section.heading}</h2>
          {section.text && <p className="max-w-[46ch] text-lead">{section.text}</p>}
        </div>
        {cards.length === 0 ? <p>No categories yet.</p> : <CategoryTiles cards={cards} />}
      </div>
    </Section>
  )
}
