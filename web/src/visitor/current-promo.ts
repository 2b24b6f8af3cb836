import { maxCents } from '@/content/cart/parse-product'
import type { PromoAnswer } from '@/content/orders/types'
import { cartStore, changeCart } from './cart-store'

/** Asks the server about a promo code. @param subtotal in cents */
export async function checkCode(code: string, subtotal: number): Promise<PromoAnswer> {
  const query = new URLSearchParams({ code, subtotal: String(subtotal) })
  const response = await fetch(`/api/promo-code?${query.toString()}`)
  return (await response.json()) as PromoAnswer
}

/**
 * Compares the code in the cart with the shop's codes: takes over what it takes off now, and removes a code that has ended.
 * @returns the code that was removed
 */
export async function refreshPromo(): Promise<string | undefined> {
  const code = cartStore.get()?.promo?.code
  if (!code) return undefined
  // The cart itself compares its subtotal with the minimum, so the largest subtotal asks about the code alone.
  const answer = await checkCode(code, maxCents)
  const isEnded = answer.reason === 'unknown' || answer.reason === 'expired'
  // Without an answer (the lake is down, too many requests) the code stays; the order checks it again.
  if (answer.message !== undefined && !isEnded) return undefined
  await changeCart((cart) => {
    // Meanwhile the visitor may have removed the code or entered another.
    if (cart.promo?.code !== code) return cart
    return { ...cart, promo: answer.message === undefined ? answer : undefined }
  })
  return isEnded ? code : undefined
}
