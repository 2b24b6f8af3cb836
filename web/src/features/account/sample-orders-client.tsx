'use client'

import { useState } from 'react'
import { formatShort } from '@/content/money/format'
import type { OrderRow } from '@/content/samples/orders'
import { OrderState } from '@/ui/order-state'
import { postDate } from '@/ui/post-date'
import { RemovedNotice } from '@/ui/removed-notice-client'
import { Thumbnail } from '@/ui/thumbnail'
import { useHiddenOrders } from '@/visitor/use-hidden-orders-client'
import * as messages from '@/messages/account'
import * as common from '@/messages/common'

/** The sample orders, without those that the visitor has removed. */
export function SampleOrders({ rows }: { rows: OrderRow[] }) {
  const { hidden, hide, show } = useHiddenOrders()
  const [removed, setRemoved] = useState<OrderRow>()
  const shown = rows.filter(({ id }) => !hidden.includes(id))
  return (
    <div className="flex flex-col gap-4">
      <RemovedNotice
        removed={removed && hidden.includes(removed.id) ? removed : undefined}
        onUndo={() => removed && show(removed.id)}
      />
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {shown.map((row) => (
          <li key={row.id} className="order-row">
            <Thumbnail src={row.pictureSrc} className="w-20 sm:w-24" />
            <div className="flex min-w-0 flex-col">
              {row.tag && <p className="tag">{row.tag}</p>}
              <h2 className="text-h3">{row.name}</h2>
              {row.date && <p className="text-small">{postDate(row.date)}</p>}
            </div>
            {/* The sample keeps the words of the specification. */}
            <OrderState name={row.status} label={row.status} />
            <p className="font-medium text-ink tabular-nums">{formatShort(row.price)}</p>
            <button
              type="button"
              aria-label={messages.removeNamed(row.name)}
              className="needs-script text-link"
              onClick={() => {
                setRemoved(row)
                hide(row.id)
              }}
            >
              {common.remove}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
