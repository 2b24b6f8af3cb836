'use client'

import { useRouter } from 'next/navigation'
import type { FormState } from '@/form-state'
import { withNames, withoutOrdered, withPrices } from '@/content/cart/cart'
import { placeOrderAction } from '@/content/orders/action'
import { thankYouHref } from '@/content/orders/order-link'
import type {
  CheckoutField,
  CheckoutResult,
  OrderChange,
  OrderRequest,
  PaymentChoice,
  PlacedOrder,
  WantedLine,
} from '@/content/orders/types'
import { useFormAction } from '@/ui/forms/use-form-action-client'
import { cartStore, changeCart } from '@/visitor/cart-store'
import { refreshPromo } from '@/visitor/current-promo'
import { orderAttempt } from '@/visitor/attempts'
import { checkoutFields } from '@/visitor/kept-fields'
import { keepOrder } from '@/visitor/order-store'

type State = FormState<CheckoutField, CheckoutResult>

/** What is ordered, with the amounts that the customer sees. */
export type OrderedCart = Pick<OrderRequest, 'lines' | 'tax' | 'total' | 'promoCode' | 'delivery'> & {
  payments: PaymentChoice[]
}

/** The form of the checkout. A placed order is kept in the browser, and its page opens. */
export function useCheckout(id: string, { payments, ...cart }: OrderedCart) {
  const router = useRouter()
  return useFormAction<CheckoutField, CheckoutResult>(async (previous, form): Promise<State> => {
    const payment = payments.find(({ kind }) => kind === form.get('payment'))
    const content = JSON.stringify({ ...cart, paymentName: payment?.name.slice(0, 100) })
    const attempt = orderAttempt.current()
    form.set('cart', content)
    form.set('id', attempt.id)
    form.set('token', attempt.token)
    const state = await placeOrderAction(previous, form)
    if (state.result?.order) await finish(state.result.order, cart.lines, state.result.earlierLines)
    if (state.result?.changes) await showChanges(state.result.changes)
    // Delivery, tax and ways to pay come with the page, which may be older than the refusal; each retry would repeat it.
    if (state.status === 'invalid') router.refresh()
    return state
  }, id)
}

/** Opens the page of a placed order; until it is there, the button stays disabled. */
function finish(order: PlacedOrder, lines: WantedLine[], earlierLines?: WantedLine[]): Promise<never> {
  // Otherwise another tab has had the answer first, and the cart can be one for the next order.
  if (keepOrder(order)) {
    // What was added after an earlier sending, or meanwhile in another tab, is not in the order.
    cartStore.set(withoutOrdered(cartStore.get() ?? { lines: [] }, earlierLines ?? lines))
    orderAttempt.end()
  }
  checkoutFields.forget()
  location.assign(thankYouHref(order, earlierLines !== undefined))
  return new Promise(() => {})
}

/** The cart shows what the server found. */
async function showChanges(changes: OrderChange[]): Promise<void> {
  const prices = new Map(
    changes.flatMap(({ kind, product, now }): [number, number | null][] => {
      if (!product) return []
      if (kind === 'price' && now !== undefined) return [[product, now]]
      return kind === 'withdrawn' ? [[product, null]] : []
    }),
  )
  const names = new Map(
    changes.flatMap(({ product, nowNamed }) => (product && nowNamed ? [[product, nowNamed] as const] : [])),
  )
  await changeCart((cart) => ({
    ...cart,
    lines: withPrices(withNames(cart.lines, names), prices),
    promo: changes.some(({ kind }) => kind === 'promo') ? undefined : cart.promo,
  }))
  // Another total may come from another reduction.
  if (changes.some(({ kind }) => kind === 'total')) await refreshPromo().catch(() => {})
}
