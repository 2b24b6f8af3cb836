import { parseWishes, type Wish } from '@/content/wishlist/wishlist'
import { browserStore } from '@/ui/browser-store'
import { onceFrom } from '@/ui/once-from'

/** The visitor's own wishlist; nothing is stored until something was changed. */
export const wishlistStore = browserStore<Wish[]>({ key: 'wishlist', version: 1, parse: parseWishes })

/** Fetches what a wishlist begins with, once per visit: the sample, or nothing while the samples are off. */
export const loadFirstWishes = onceFrom<Wish[]>('/samples/wishlist')

/** Changes the wishlist; the first change turns what it begins with into the visitor's own (see `changeCart`). */
export async function changeWishlist(change: (wishes: Wish[]) => Wish[]): Promise<void> {
  const first = wishlistStore.get() ? [] : await loadFirstWishes().catch(() => [])
  wishlistStore.set(change(wishlistStore.get() ?? first))
}
