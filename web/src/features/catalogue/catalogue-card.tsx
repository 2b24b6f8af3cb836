import { Link } from '@/ui/link-client'
import { cardHref } from '@shop/studio/routes'
import type { CatalogueCard } from '@/content/catalogue/types'
import { stegaClean } from '@/content/draft/metadata'
import { pictureSource } from '@/content/pictures/picture'
import { cardPriceText } from '@/content/selling/words'
import { Picture } from '@/ui/picture'
import * as messages from '@/messages/catalogue'
import { CardToQuote } from './card-to-quote-client'
import { CompareToggle } from './compare/compare-toggle-client'

type ProductCardProps = { card: CatalogueCard; isFirst?: boolean; level?: 'h2' | 'h3' }

/** The card of a sub-category in a listing. It links to the listing of its items, or to its details when it has none. */
export function CatalogueCardView({ card, isFirst = false, level: Heading = 'h2' }: ProductCardProps) {
  return (
    <article className="card">
      <div className="card-frame">
        <Picture
          source={pictureSource(card.picture, { aspect: 1 })}
          sizes="(min-width: 768px) 30vw, 48vw"
          isFirst={isFirst}
        />
      </div>
      <div className="flex flex-col gap-1">
        <Heading className="text-h3">
          <Link href={cardHref(card)} className="card-link">
            {card.name}
          </Link>
        </Heading>
        {(card.facts ?? [whatItHolds(card)]).map((line) => (
          <p key={line} className="text-small">
            <bdi>{line}</bdi>
          </p>
        ))}
        {card.price && (
          <p className="font-medium text-ink">
            <bdi>{cardPriceText(card.price)}</bdi>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-5">
          {card.quote && <CardToQuote line={card.quote} />}
          {card.facts && <CompareToggle slug={card.slug} name={stegaClean(card.name)} />}
        </div>
      </div>
    </article>
  )
}

function whatItHolds({ childCount, hasDetails }: CatalogueCard): string {
  if (childCount > 0) return messages.kindCount(childCount)
  return hasDetails ? messages.seeDetails : messages.askUsForIt
}
