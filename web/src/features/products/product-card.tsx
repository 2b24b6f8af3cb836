import { pictureSource } from '@/content/pictures/picture'
import type { ProductCard as Card } from '@/content/products/card'
import { ProductCardView } from './product-card-view'

/** A product: picture, badge, category, name and price, with one link to its page. */
export function ProductCard({ card: { picture, ...card } }: { card: Card }) {
  return <ProductCardView card={card} source={picture && pictureSource(picture, { aspect: 1 })} />
}
