import { formatCents } from '@/content/money/format'
import { type OrderView, sumsOf } from '@/content/orders/view'
import * as common from '@/messages/common'

/** How the total comes about. */
export function OrderSums({ order }: { order: OrderView }) {
  return (
    <dl className="ms-auto flex w-full max-w-sm flex-col gap-2">
      {sumsOf(order).map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-6">
          <dt>{name}</dt>
          <dd className="text-ink tabular-nums">{amount}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t border-line pt-3 font-heading text-h3 text-ink">
        <dt>{common.total}</dt>
        <dd className="tabular-nums">{formatCents(order.total)}</dd>
      </div>
    </dl>
  )
}
