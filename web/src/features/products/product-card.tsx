import { pictureSource } from '@/content/pictures/picture'
import type { PictureWidth } from '@/content/pictures/widths'
import type { ProductCard as Card } from '@/content/products/card'
import { Badge } from '@/ui/badge'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { CardActions } from './card-actions-client'

type ProductCardProps = {
  card: Card
  /** The widest variant of its picture, in pixels; see `pictureSource`. */
  maxWidth?: PictureWidth
  /** The picture is on the first screen. */
  isFirst?: boolean
}

/** A product: picture, badge, category, name and price, with one link to its page. */
export function ProductCard({ card, maxWidth, isFirst }: ProductCardProps) {
  const { number, name, href, cartHref, category, price, salePrice, badge, option, picture } = card
  const source = pictureSource(picture, { aspect: 1, maxWidth })
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
