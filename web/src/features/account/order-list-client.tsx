'use client'

import { screenHref } from '@shop/studio/routes'
import type { OrderRow } from '@/content/samples/orders'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { useHasRequests } from '@/visitor/use-has-requests-client'
import { useOrders } from '@/visitor/use-orders-client'
import { OwnOrders } from './own-orders-client'
import { SampleOrders } from './sample-orders-client'
import * as messages from '@/messages/account'
import * as common from '@/messages/common'

/** The visitor's orders; before the first order or request, the sample. */
export function OrderList({ sample }: { sample: OrderRow[] }) {
  const orders = useOrders()
  const hasRequests = useHasRequests()
  if (orders && orders.length > 0) return <OwnOrders orders={orders} />
  // The page shows the requests; invented orders above them would be taken for the visitor's own.
  if (hasRequests) return null
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
