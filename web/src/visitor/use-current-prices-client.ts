'use client'

import { useEffect } from 'react'
import type { CurrentPrices } from '@/content/cart/cart'
import type { CartPrices } from '@/content/orders/types'
import { checkOnReturn } from './check-on-return'

/**
 * Checks the prices of products when they are shown, when there are other products, and when the visitor comes back to
 * the page or the connection is there again.
 * @param products numbers of the products; none are checked while it is empty
 * @param onPrices called with what they cost now; the same function in each render
 */
export function useCurrentPrices(products: readonly number[], onPrices: (prices: CurrentPrices) => void) {
  const numbers = [...new Set(products)].toSorted((a, b) => a - b).join(',')
  useEffect(() => {
    if (numbers === '') return
    // A failure keeps the prices of the last check.
    return checkOnReturn(() => void fetchPrices(numbers).then(onPrices, () => {}))
  }, [numbers, onPrices])
}

async function fetchPrices(numbers: string): Promise<CurrentPrices> {
  const { products } = await fetchProducts(numbers)
  const prices = new Map(products.map(({ number, price }) => [number, price]))
  return new Map(numbers.split(',').map((number) => [Number(number), prices.get(Number(number)) ?? null]))
}

/** Fetches products of the shop as they are now. @param numbers their numbers, such as `1,2` */
export async function fetchProducts(numbers: string): Promise<CartPrices> {
  const response = await fetch(`/api/cart-lines?products=${numbers}`)
  if (!response.ok) throw new Error(`The products could not be fetched: status ${response.status}`)
  return (await response.json()) as CartPrices
}
