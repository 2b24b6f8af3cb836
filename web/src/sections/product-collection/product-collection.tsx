import { clsx } from 'clsx'
import { toShopCard } from '@/content/shop/card'
import { toLink } from '@/content/site/site'
import { ShopCard } from '@/features/shop/shop-card'
import { ArrowLink } from '@/ui/arrow-link'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { firstOf, present } from '../present'
import type { SectionOf } from '../types'

/** How many columns a row has on a wide screen, so that the last row is full. */
const columns = (count: number) =>
  count % 5 === 0 ? 'xl:grid-cols-5' : count % 4 === 0 ? 'xl:grid-cols-4' : 'xl:grid-cols-3'

/** Products of the shop: chosen ones, or the latest. */
export function ProductCollection({ section }: { section: SectionOf<'productCollection'> }) {
  const cards = firstOf(
    present(section.products).flatMap((product) => toShopCard(product) ?? []),
    section.limit,
  )
  const callToAction = toLink(section.callToAction)
  if (cards.length === 0) return null
  return (
    <Section label={section.heading ?? undefined}>
      <SectionHead {...section}>
        {callToAction && <ArrowLink href={callToAction.href}>{callToAction.label}</ArrowLink>}
      </SectionHead>
      <ul
        className={clsx(
          'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 xl:gap-x-8',
          cards.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-4',
          columns(cards.length),
        )}
      >
        {cards.map((card) => (
          <li key={card.id}>
            <ShopCard card={card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
