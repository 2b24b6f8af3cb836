'use client'

import type { ProductCard } from '@/content/products/card'
import type { SeenProduct } from '@/content/cart/types'
import { toCents } from '@/content/money/cents'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import type { PictureSource } from '@/ui/picture'
import { sourceAddress } from '@/ui/source-address'
import { useCart } from '@/visitor/use-cart-client'
import { WishHeart } from './wish-heart-client'
import * as messages from '@/messages/products'

/** Pixels; twice the width of the pictures in the cart. */
const pictureWidth = 320

export type CardActionsProps = {
  card: Pick<
    ProductCard,
    'number' | 'name' | 'href' | 'cartHref' | 'price' | 'salePrice' | 'category' | 'option'
  >
  source?: PictureSource
}

/** The wishlist button of a card, and the link to the cart, which also adds the product. */
export function CardActions({ card, source }: CardActionsProps) {
  const { preload, add } = useCart()
  const { number: product, option } = card
  const seen = toSeen(card, source)
  return (
    <>
      <WishHeart product={product} option={option} seen={seen} />
      <Link
        href={card.cartHref}
        aria-label={messages.addNamedToCart(card.name)}
        className="card-cart"
        onPointerDown={preload}
        onClick={() => void add({ product, option, quantity: 1, seen })}
      >
        <Icon name="shopping-bag" className="size-5" />
      </Link>
    </>
  )
}

function toSeen(
  { name, href, price, salePrice, category }: CardActionsProps['card'],
  source?: PictureSource,
): SeenProduct {
  return {
    name,
    unitPrice: toCents(salePrice ?? price),
    href,
    pictureSrc: source && sourceAddress(source, pictureWidth),
    category,
  }
}
