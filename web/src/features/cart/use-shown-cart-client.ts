'use client'

import { useEffect, useState } from 'react'
import type { CurrentPrices } from '@/content/cart/cart'
import type { CartLine } from '@/content/cart/types'
import type { CartPrices } from '@/content/orders/types'
import { loadFirstLines } from '@/visitor/cart-store'
import { useCart } from '@/visitor/use-cart-client'

/**
 * The cart as it is shown: the visitor's own with prices of now, before that what a cart begins with.
 * @param first what a cart begins with, on a page that has it; else it is fetched
 * @returns `lines`: undefined while they are not known, 'failed' when they could not be fetched
 */
export function useShownCart(first?: CartLine[]) {
  const cart = useCart()
  const [fetched, setFetched] = useState<CartLine[] | 'failed'>()
  const isFirst = cart.status === 'first'
  useEffect(() => {
    // Fetched even when the page has them: the first change needs them, and the connection may be gone by then.
    if (isFirst)
      loadFirstLines().then(setFetched, (error: unknown) => {
        console.warn('What the cart begins with could not be fetched.', error)
        setFetched('failed')
      })
  }, [isFirst])
  useCurrentPrices(cart)
  return { ...cart, lines: cart.status === 'own' ? cart.lines : (first ?? fetched) }
}

/** Checks the prices of the own cart when it is shown, when its products change, and when the visitor comes back. */
function useCurrentPrices({ status, lines, setPrices }: ReturnType<typeof useCart>) {
  const numbers = [...new Set(lines.map(({ product }) => product))].toSorted((a, b) => a - b).join(',')
  useEffect(() => {
    if (status !== 'own' || numbers === '') return
    const check = () => {
      if (document.visibilityState === 'visible')
        // Offline, the prices of the last check stay.
        void fetchPrices(numbers).then(setPrices, () => {})
    }
    check()
    document.addEventListener('visibilitychange', check)
    window.addEventListener('online', check)
    return () => {
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('online', check)
    }
  }, [status, numbers, setPrices])
}

async function fetchPrices(numbers: string): Promise<CurrentPrices> {
  const response = await fetch(`/api/cart-lines?products=${numbers}`)
  if (!response.ok) throw new Error(`The prices could not be fetched: ${response.status}`)
  const { products } = (await response.json()) as CartPrices
  const prices = new Map(products.map(({ number, price }) => [number, price]))
  return new Map(numbers.split(',').map((number) => [Number(number), prices.get(Number(number)) ?? null]))
}
