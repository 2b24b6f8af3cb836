'use client'

import { useSyncExternalStore } from 'react'
import type { PlacedOrder } from '@/content/orders/types'
import { orderStore } from './order-store'

/**
 * The orders that were placed from this browser, the newest first.
 * @returns undefined on the server and while the page hydrates, null when there are none yet
 */
export const useOrders = (): PlacedOrder[] | null | undefined =>
  useSyncExternalStore(orderStore.subscribe, orderStore.get, () => undefined)
