import type { ProductCard as Card } from '@/content/products/card'
import { pictureSource } from '@/content/pictures/picture'
import { Badge } from '@/ui/badge'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'

/** A product: picture, badge, category, name and price, with one link to its page. */
export function ProductCard({ card }: { card: Card }) {
  const { name, href, category, price, salePrice, badge, picture } = card
  return (
    <article className="card h-full">
      <div className="card-frame">
        <Picture
          source={picture && pictureSource(picture, { aspect: 1 })}
          sizes="(min-width: 768px) 30vw, 48vw"
        />
        {badge && (
          <div className="absolute start-3 top-3">
            <Badge look={badge === 'NEW' ? 'new' : 'sale'}>{badge}</Badge>
          </div>
        )}
      </div>
      <div className="flex grow flex-col gap-1">
        {category && <p className="tag">{category}</p>}
        <h3 className="grow text-h3">
          <Link href={href} className="card-link">
            {name}
          </Link>
        </h3>
        <Price price={price} salePrice={salePrice} />
      </div>
    </article>
  )
}
