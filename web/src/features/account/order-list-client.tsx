'use client'

import { screenHref } from '@shop/studio/routes'
import type { OrderRow } from '@/content/samples/orders'
import { useStored } from '@/ui/browser-store'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { orderStore } from '@/visitor/order-store'
import { OwnOrders } from './own-orders-client'
import { SampleOrders } from './sample-orders-client'
import * as messages from '@/messages/account'
import * as common from '@/messages/common'

/** The visitor's orders; before the first one, the sample. */
export function OrderList({ sample }: { sample: OrderRow[] }) {
  const orders = useStored(orderStore)
  if (orders && orders.length > 0) return <OwnOrders orders={orders} />
  if (sample.length > 0) {
    return (
      <div data-until={orders === undefined ? 'read' : undefined}>
        <SampleOrders rows={sample} />
      </div>
    )
  }
  return (
    <div className="flex flex-col items-center gap-8">
      <EmptyState>{messages.noOrdersYet}</EmptyState>
      <ButtonLink href={screenHref('shop-v1')}>{common.goToTheShop}</ButtonLink>
    </div>
  )
}
