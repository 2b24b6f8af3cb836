import type { ShopCard as Card } from '@/content/shop/card'
import { pictureSource } from '@/content/pictures/picture'
import { Badge } from '@/ui/badge'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'

/** A product of the shop: one link to its page, its badge and its price. */
export function ShopCard({ card, level: Heading = 'h3' }: { card: Card; level?: 'h2' | 'h3' }) {
  return (
    <article className="card h-full">
      <div className="card-frame">
        <Picture
          source={card.picture && pictureSource(card.picture, { aspect: 1, most: 960 })}
          sizes="(min-width: 1280px) 24vw, (min-width: 768px) 32vw, 48vw"
        />
        {card.badge && (
          <div className="absolute start-3 top-3">
            <Badge look={card.badge === 'NEW' ? 'new' : 'sale'}>{card.badge}</Badge>
          </div>
        )}
      </div>
      <div className="flex grow flex-col gap-1">
        {card.category && <p className="tag">{card.category}</p>}
        <Heading className="grow text-h3">
          <Link href={card.href} className="card-link">
            {card.name}
          </Link>
        </Heading>
        <Price price={card.price} salePrice={card.salePrice} />
      </div>
    </article>
  )
}
