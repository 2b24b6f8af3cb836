import type { CartSampleQueryResult } from '@shop/studio/types'
import { sanityFetch } from '../lake/fetch'
import { pictureSource, toPicture } from '../pictures/picture'
import { productHref } from '@shop/studio/routes'
import { badgesQuery, cartSampleQuery, wishlistSampleQuery } from './queries'
import type { Badges, CartSample, SampleItem, WishlistSample } from './types'

type RawItem = Omit<
  NonNullable<NonNullable<CartSampleQueryResult>['lines']>[number],
  'category' | 'unitPrice' | 'quantity'
>

function toItem(raw: RawItem): SampleItem {
  const picture = toPicture(raw.picture)
  return {
    id: raw._key,
    name: raw.name ?? '',
    text: raw.text ?? undefined,
    picture: picture && pictureSource(picture, { aspect: 1, maxWidth: 320 }),
    href: raw.number ? productHref(raw.number) : undefined,
  }
}

/** The figures of the header's badges; nothing is shown where a sample is missing. */
export async function badges(): Promise<Badges> {
  const { cart, wishlist } = await sanityFetch(badgesQuery)
  return {
    cart: { count: cart?.badge ?? 0, subtotal: cart?.subtotal ?? 0 },
    wishlist: { count: wishlist?.badge ?? 0 },
  }
}

/** The sample cart with pictures of 320 pixels; empty when the document is missing. */
export async function cartSample(): Promise<CartSample> {
  const raw = await sanityFetch(cartSampleQuery)
  return {
    badge: raw?.badge ?? 0,
    lines: (raw?.lines ?? []).map((line) => ({
      ...toItem(line),
      category: line.category ?? undefined,
      unitPrice: line.unitPrice ?? 0,
      quantity: line.quantity ?? 1,
    })),
    subtotal: raw?.subtotal ?? 0,
    coupon: raw?.coupon ?? 0,
    deliveryFee: raw?.deliveryFee ?? 0,
    vat: raw?.vat ?? 0,
    total: raw?.total ?? 0,
  }
}

/** The sample wishlist; empty when the document is missing. */
export async function wishlistSample(): Promise<WishlistSample> {
  const raw = await sanityFetch(wishlistSampleQuery)
  return {
    badge: raw?.badge ?? 0,
    rating: raw?.rating ?? 0,
    ratingCount: raw?.ratingCount ?? 0,
    items: (raw?.items ?? []).map((item) => ({ ...toItem(item), price: item.price ?? 0 })),
  }
}
