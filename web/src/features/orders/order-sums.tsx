import { formatCents } from '@/content/money/format'
import type { OrderView } from '@/content/orders/view'

/** How the total comes about, in the words of the specification's invoice. */
export function OrderSums({ order }: { order: OrderView }) {
  const { subtotal, discount, promoCode, delivery, deliveryName, tax, taxName, isTaxIncluded, total } = order
  const sums: [name: string, amount: string][] = [
    ['Subtotal', formatCents(subtotal)],
    [promoCode ? `Coupon Discount (${promoCode})` : 'Coupon Discount', formatCents(discount && -discount)],
    [deliveryName ? `Delivery Fee (${deliveryName})` : 'Delivery Fee', formatCents(delivery)],
    [isTaxIncluded ? `${taxName}, included` : taxName, formatCents(tax)],
  ]
  return (
    <dl className="ms-auto flex w-full max-w-sm flex-col gap-2">
      {sums.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-6">
          <dt>{name}</dt>
          <dd className="text-ink tabular-nums">{amount}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t border-line pt-3 font-heading text-h3 text-ink">
        <dt>Total</dt>
        <dd className="tabular-nums">{formatCents(total)}</dd>
      </div>
    </dl>
  )
}
