import { clsx } from 'clsx'
import { toCards } from '@/content/catalogue/shape'
import { CategoryCard } from '@/features/catalogue/category-card'
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
        {cards.length === 0 ? (
          <p>No categories yet.</p>
        ) : (
          <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-12 xl:gap-x-8 xl:gap-y-14">
            {cards.map((card, index) => (
              <li key={card.id} className={clsx('enters', tileSpan(index, cards.length))}>
                <CategoryCard card={card} isWide={isAlone(index, cards.length)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

/** On wide screens four tiles stand in a row; three larger ones lead when there would be a gap at the end. */
function tileSpan(index: number, count: number): string {
  const isLarge = count % 4 === 3 && index < 3
  return clsx(isLarge ? 'md:col-span-4' : 'md:col-span-3', isAlone(index, count) && 'max-md:col-span-2')
}

/** The last tile of an odd number has the row of a narrow screen to itself. */
const isAlone = (index: number, count: number) => index === count - 1 && count % 2 === 1
