'use client'

import { screenHref } from '@shop/studio/routes'
import { isAvailable, isPriceChanged, unitPriceOf } from '@/content/cart/cart'
import { formatCents } from '@/content/money/format'
import type { Wish } from '@/content/wishlist/wishlist'
import { buttonClass } from '@/ui/button-look'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { Rating } from '@/ui/rating'
import { Thumbnail } from '@/ui/thumbnail'
import { useCart } from '@/visitor/use-cart-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/wishlist'

type WishCardProps = { wish: Wish; isFirst: boolean; onRemove: () => void }

/** A wish: picture, name, price, stars, and the way to the cart, which puts the product there. */
export function WishCard({ wish, isFirst, onRemove }: WishCardProps) {
  const { add } = useCart()
  const { product, option, seen } = wish
  const { name, href, pictureSrc, text, category, rating, reviewCount } = seen
  const price = unitPriceOf(wish)
  const addToCart = () =>
    add({ product, option, quantity: 1, seen: { ...seen, unitPrice: price, text: undefined } })
  return (
    <article className="card h-full">
      <div className="card-frame">
        <Thumbnail src={pictureSrc} isFirst={isFirst} className="w-full" />
      </div>
      <button
        type="button"
        aria-label={messages.removeNamed(name)}
        onClick={onRemove}
        className="card-heart needs-script"
      >
        <Icon name="heart" className="size-5 fill-clay text-clay" />
      </button>
      <div className="flex grow flex-col gap-1">
        <h2 className="text-h3">
          <Link href={href} className="card-link">
            {name}
          </Link>
        </h2>
        <p className="grow text-small">{text ?? category}</p>
        {rating !== undefined && <Rating rating={rating} count={reviewCount} />}
        {isAvailable(wish) ? (
          <p className="font-medium text-ink">{formatCents(price)}</p>
        ) : (
          <p className="text-clay">{common.noLongerAvailable}</p>
        )}
        {isPriceChanged(wish) && (
          <p className="text-small text-amber">{messages.priceWhenAdded(formatCents(seen.unitPrice))}</p>
        )}
      </div>
      {isAvailable(wish) && (
        <div className="relative z-1 flex flex-col items-center">
          <Link
            href={screenHref('cart')}
            className={buttonClass('quiet', 'w-full max-sm:px-3')}
            onClick={() => void addToCart()}
          >
            {common.addToCart}
          </Link>
          <button
            type="button"
            aria-label={messages.moveNamedToCart(name)}
            className="needs-script min-h-11 text-small text-kraft-deep underline underline-offset-4"
            onClick={() => void addToCart().then(onRemove)}
          >
            {messages.moveToCart}
          </button>
        </div>
      )}
    </article>
  )
}
