'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { CartSample } from '@/content/samples/types'
import { localStore, onceFrom } from '@/ui/local-store'
import { type Cart, without, withQuantity } from './cart'

/*
 * The one place where the sample becomes the visitor's own cart. A working cart replaces what stands here; header, popup
 * and pages only know `useCart`.
 */
const store = localStore<Cart | undefined>(undefined)
const fetchSample = onceFrom<CartSample>('/samples/cart')

/** Fetches the cart, once per visit. */
export async function loadCart(): Promise<void> {
  const { lines } = await fetchSample()
  if (!store.get()) store.set({ lines })
}

const change = (by: (cart: Cart) => Cart) => {
  const cart = store.get()
  if (cart) store.set(by(cart))
}

/**
 * The visitor's cart; undefined until somebody asked for it.
 * @param isWanted whether to fetch it
 */
export function useCart({ isWanted }: { isWanted: boolean }) {
  const cart = useSyncExternalStore(store.subscribe, store.get, () => undefined)
  useEffect(() => {
    if (isWanted)
      void loadCart().catch((error: unknown) => console.warn('The cart could not be read.', error))
  }, [isWanted])
  return {
    cart,
    setQuantity: (id: string, quantity: number) => change((now) => withQuantity(now, id, quantity)),
    remove: (id: string) => change((now) => without(now, id)),
  }
}
