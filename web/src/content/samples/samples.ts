import { productHref } from '@shop/studio/routes'
import type { CartSampleQueryResult } from '@shop/studio/types'
import { keyOfLine, maxQuantity } from '../cart/cart'
import type { Cart, CartLine, SeenProduct } from '../cart/types'
import { stegaClean } from '../draft/metadata'
import { sanityFetch } from '../lake/fetch'
import { toCents } from '../money/cents'
import { isWholeNumber } from '../parse'
import { thumbnailOf, toPicture } from '../pictures/picture'
import { toOption } from '../products/option'
import type { Wish } from '../wishlist/wishlist'
import { badgesQuery, cartSampleQuery, wishlistSampleQuery } from './queries'
import type { Badges, CartSample } from './types'

type RawLine = NonNullable<NonNullable<CartSampleQueryResult['cart']>['lines']>[number]
type RawItem = Pick<RawLine, 'name' | 'text' | 'picture'>

function toSeen(number: number, price: number | null, { name, text, picture }: RawItem): SeenProduct {
  return {
    name: name ?? '',
    unitPrice: toCents(price ?? 0),
    href: productHref(number),
    pictureSrc: thumbnailOf(toPicture(picture)),
    text: text ?? undefined,
  }
}

/** The figures of the header's badges while the samples are shown, else 0. */
export async function badges(): Promise<Badges> {
  const { showSamples, cart, wishlist } = await sanityFetch(badgesQuery)
  if (!showSamples) return { cart: { count: 0, subtotal: 0 }, wishlist: { count: 0 } }
  return {
    cart: { count: cart?.badge ?? 0, subtotal: toCents(cart?.subtotal ?? 0) },
    wishlist: { count: wishlist?.badge ?? 0 },
  }
}

/** The sample cart, amounts in cents; undefined while the samples are off. */
export async function cartSample(): Promise<CartSample | undefined> {
  const { showSamples, cart } = await sanityFetch(cartSampleQuery)
  if (!showSamples || !cart) return undefined
  return {
    lines: (cart.lines ?? []).flatMap((line) => toLine(line) ?? []),
    couponCode: stegaClean(cart.couponCode) ?? undefined,
    couponMinimum: cart.couponMinimum == null ? undefined : toCents(cart.couponMinimum),
    subtotal: toCents(cart.subtotal ?? 0),
    coupon: toCents(cart.coupon ?? 0),
    deliveryFee: toCents(cart.deliveryFee ?? 0),
    vat: toCents(cart.vat ?? 0),
    total: toCents(cart.total ?? 0),
  }
}

function toLine({
  number,
  unitPrice,
  quantity,
  category,
  size,
  colour,
  ...item
}: RawLine): CartLine | undefined {
  if (!number) return undefined
  const option = toOption({ size, colour })
  return {
    key: keyOfLine(number, option),
    product: number,
    option,
    quantity: isWholeNumber(quantity, 1, maxQuantity) ? quantity : 1,
    seen: { ...toSeen(number, unitPrice, item), category: category ?? undefined },
  }
}

/** The initial cart of a new visitor, ready to be stored: the coupon stays when the visitor changes something. */
export async function firstCart(): Promise<Cart> {
  const sample = await cartSample()
  if (!sample) return { lines: [] }
  const { lines, couponCode, couponMinimum, coupon } = sample
  const reduction = { kind: 'amount', value: -coupon } as const
  const promo =
    couponCode && coupon < 0 ? { code: couponCode, reduction, minimumSubtotal: couponMinimum } : undefined
  return stegaClean({ lines, promo })
}

/** The sample wishlist, each item with the sample's stars; none while the samples are off. */
export async function sampleWishes(): Promise<Wish[]> {
  const { showSamples, wishlist } = await sanityFetch(wishlistSampleQuery)
  if (!showSamples || !wishlist) return []
  const stars = { rating: wishlist.rating ?? 0, reviewCount: wishlist.ratingCount ?? 0 }
  return (wishlist.items ?? []).flatMap(({ number, option, price, ...item }) =>
    number
      ? [{ product: number, option: toOption(option), seen: { ...toSeen(number, price, item), ...stars } }]
      : [],
  )
}

/** The initial wishlist of a new visitor, ready to be stored. */
export const firstWishes = async (): Promise<Wish[]> => stegaClean(await sampleWishes())
