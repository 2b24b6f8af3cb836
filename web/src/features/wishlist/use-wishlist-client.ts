'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { WishlistItem, WishlistSample } from '@/content/samples/types'
import { localStore, onceFrom } from '@/ui/local-store'

/*
 * The one place where the sample becomes the visitor's own wishlist. A working wishlist replaces what stands here.
 */
const store = localStore<WishlistItem[] | undefined>(undefined)
const fetchSample = onceFrom<WishlistSample>('/samples/wishlist')

/** Fetches the wishlist, once per visit. */
export async function loadWishlist(): Promise<void> {
  const { items } = await fetchSample()
  if (!store.get()) store.set(items)
}

/**
 * The visitor's wishlist; undefined until somebody asked for it.
 * @param isWanted whether to fetch it
 */
export function useWishlist({ isWanted }: { isWanted: boolean }) {
  const items = useSyncExternalStore(store.subscribe, store.get, () => undefined)
  useEffect(() => {
    if (isWanted)
      void loadWishlist().catch((error: unknown) => console.warn('The wishlist could not be read.', error))
  }, [isWanted])
  return { items, remove: (id: string) => store.set(store.get()?.filter((item) => item.id !== id)) }
}
