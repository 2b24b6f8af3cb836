import { toCards } from '@/content/catalogue/shape'
import { CategoryCard } from '@/features/catalogue/category-card'
import { Carousel } from '@/ui/carousel-client'
import { Section } from '@/ui/section'
import { CarouselHead } from '@/ui/section-head'
import type { SectionOf } from '../types'
import * as common from '@/messages/common'

/** A carousel of categories: two, three or four in view. */
export function CategoryCarousel({ section }: { section: SectionOf<'categoryCarousel'> }) {
  const cards = toCards(section.categories)
  if (cards.length === 0) return null
  return (
    <Section look="band">
      <Carousel
        label={section.heading ?? common.categories}
        view="categories"
        head={<CarouselHead {...section} />}
        slides={cards.map((card) => ({ key: card.id, content: <CategoryCard card={card} /> }))}
      />
    </Section>
  )
}
