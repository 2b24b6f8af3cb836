import type { ProductCard as Card } from '@/content/products/card'
import { pictureSource } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { ProductCardView } from './product-card-client'

/** A product of the shop: one link to its page, its badge and its price. */
export function ProductCard({ card }: { card: Card }) {
  const { name, href, category, price, salePrice, badge, picture } = card
  return (
    <ProductCardView
      name={name}
      href={href}
      category={category}
      price={price}
      salePrice={salePrice}
      badge={badge}
    >
      <Picture
        source={picture && pictureSource(picture, { aspect: 1, maxWidth: 960 })}
        sizes="(min-width: 1280px) 24vw, (min-width: 768px) 32vw, 48vw"
      />
    </ProductCardView>
  )
}
