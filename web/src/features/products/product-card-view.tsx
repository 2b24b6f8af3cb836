import type { ProductCard } from '@/content/products/card'
import { Badge } from '@/ui/badge'
import { Link } from '@/ui/link-client'
import { Picture, type PictureSource } from '@/ui/picture'
import { Price } from '@/ui/price'
import { CardActions } from './card-actions-client'

type ProductCardViewProps = {
  card: Omit<ProductCard, 'picture'>
  source?: PictureSource
  /** The picture is on the first screen. */
  isFirst?: boolean
}

/** The card of a product with the addresses of its picture already made, so that a client component can show it. */
export function ProductCardView({ card, source, isFirst }: ProductCardViewProps) {
  const { number, name, href, cartHref, category, price, salePrice, badge, option } = card
  return (
    <article className="card h-full">
      <div className="card-frame">
        <Picture source={source} sizes="(min-width: 768px) 30vw, 48vw" isFirst={isFirst} />
        {badge && (
          <div className="absolute start-3 top-3">
            <Badge look={badge === 'NEW' ? 'new' : 'sale'}>{badge}</Badge>
          </div>
        )}
      </div>
      <CardActions
        card={{ number, name, href, cartHref, price, salePrice, category, option }}
        source={source}
      />
      <div className="flex grow flex-col gap-1">
        {category && <p className="tag">{category}</p>}
        <h3 className="grow text-h3">
          <Link href={href} className="card-link">
            {name}
          </Link>
        </h3>
        <Price price={price} salePrice={salePrice} className="min-h-11 content-center pe-12" />
      </div>
    </article>
  )
}
