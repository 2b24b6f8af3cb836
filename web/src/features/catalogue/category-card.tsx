import { Link } from '@/ui/link-client'
import { cardHref, listingHref } from '@/content/catalogue/links'
import type { CatalogueCard } from '@/content/catalogue/types'
import { pictureSource } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { Icon } from '@/ui/icons/icon'

type CategoryCardProps = { card: CatalogueCard; level?: 'h2' | 'h3'; isWide?: boolean }

/**
 * A category on a home page. The card leads to its listing when its products list is non-empty, else to its details;
 * the name always leads to the listing (specification section 2).
 */
export function CategoryCard({ card, level: Heading = 'h3', isWide = false }: CategoryCardProps) {
  return (
    <article className="card">
      <Link href={cardHref(card)} aria-label={`See ${card.name}`} className="card-frame">
        <Picture
          source={card.picture && pictureSource(card.picture, { aspect: 1, most: 960 })}
          sizes={isWide ? '(min-width: 768px) 32vw, 96vw' : '(min-width: 768px) 32vw, 48vw'}
          className={isWide ? 'max-md:aspect-[2/1]' : undefined}
        />
      </Link>
      <div className="flex flex-col gap-1">
        {card.tag && <p className="tag">{card.tag}</p>}
        <Heading className="text-h3">
          <Link href={listingHref(card.slug)} className="card-name">
            {card.name}
            <Icon name="arrow-right" className="mirrored" />
          </Link>
        </Heading>
      </div>
    </article>
  )
}
