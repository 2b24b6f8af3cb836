import { cardHref, listingHref } from '@shop/studio/routes'
import type { CatalogueCard } from '@/content/catalogue/types'
import { pictureSource } from '@/content/pictures/picture'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import * as messages from '@/messages/catalogue'

type CategoryCardProps = { card: CatalogueCard; level?: 'h2' | 'h3'; isWide?: boolean; isFirst?: boolean }

/**
 * A category as a card. Its picture leads to the category's listing when the category has items, else to its details;
 * its name always leads to the listing (specification section 2).
 */
export function CategoryCard({ card, level: Heading = 'h3', isWide = false, isFirst }: CategoryCardProps) {
  const { name, slug, tag, picture } = card
  return (
    <article className="card">
      <Link href={cardHref(card)} aria-label={messages.seeNamed(name)} className="card-frame">
        <Picture
          source={pictureSource(picture, { aspect: 1 })}
          sizes={isWide ? '(min-width: 768px) 32vw, 88vw' : '(min-width: 768px) 32vw, 48vw'}
          isFirst={isFirst}
          className={isWide ? 'max-md:aspect-4/3' : undefined}
        />
      </Link>
      <div className="flex flex-col gap-1">
        {tag && <p className="tag">{tag}</p>}
        <Heading className="text-h3">
          <Link href={listingHref(slug)} className="card-name">
            {name}
            <Icon name="arrow-right" className="mirrored" />
          </Link>
        </Heading>
      </div>
    </article>
  )
}
