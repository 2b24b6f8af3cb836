import { clsx } from 'clsx'
import { toProductCard } from '@/content/products/card'
import { toLink } from '@/content/site/link'
import { ProductCard } from '@/features/products/product-card'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { take, compact } from '../lists'
import type { SectionOf } from '../types'

/** Number of columns on tablets and wider screens, chosen so that the last row is full. */
const columns = (count: number) =>
  count % 5 === 0 ? 'shelf-fives' : count % 4 === 0 ? 'md:grid-cols-4' : 'md:grid-cols-3'

/** Products of the shop: a selection, or the latest. */
export function ProductCollection({ section }: { section: SectionOf<'productCollection'> }) {
  const cards = take(
    compact(section.products).flatMap((product) => toProductCard(product) ?? []),
    section.limit,
  )
  if (cards.length === 0) return null
  return (
    <Section label={section.heading ?? undefined}>
      <SectionHead {...section} link={toLink(section.callToAction)} />
      <ul className={clsx('shelf', columns(cards.length))}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
