'use client'

import { screenHref } from '@shop/studio/routes'
import type { OrderRow } from '@/content/samples/orders'
import { useStored } from '@/ui/browser-store'
import { EmptyList } from '@/ui/empty-state'
import { orderStore } from '@/visitor/order-store'
import { sentQuotesStore } from '@/visitor/quote-store'
import { sentSamplesStore } from '@/visitor/sample-store'
import { OwnOrders } from './own-orders-client'
import { SampleOrders } from './sample-orders-client'
import * as messages from '@/messages/account'
import * as common from '@/messages/common'

/** The visitor's orders; before the first order or request, the sample. */
export function OrderList({ sample }: { sample: OrderRow[] }) {
  const orders = useStored(orderStore)
  const requests = [useStored(sentQuotesStore), useStored(sentSamplesStore)]
  if (orders && orders.length > 0) return <OwnOrders orders={orders} />
  // The page shows the requests; invented orders above them would be taken for the visitor's own.
  if (requests.some((sent) => sent && sent.length > 0)) return null
  if (sample.length > 0) {
    return (
      <div data-until={orders === undefined ? 'read' : undefined}>
        <SampleOrders rows={sample} />
      </div>
    )
  }
  return (
    <EmptyList href={screenHref('shop-v1')} linkLabel={common.goToTheShop}>
      {messages.noOrdersYet}
    </EmptyList>
  )
}
