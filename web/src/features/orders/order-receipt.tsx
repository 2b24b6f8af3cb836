import { formatCents } from '@/content/money/format'
import { type OrderLink, orderHref } from '@/content/orders/order-link'
import type { OrderStateName } from '@/content/orders/types'
import type { OrderView } from '@/content/orders/view'
import { buttonClass } from '@/ui/button-look'
import { OrderState } from '@/ui/order-state'
import { postDate } from '@/ui/post-date'
import { Facts } from './facts'

type OrderReceiptProps = { order: OrderView; link: OrderLink }

function nextStep(state: OrderStateName | undefined, email: string): string {
  if (state === 'Completed') return 'Your order is complete.'
  if (state === 'Cancel') return 'Your order was cancelled, and you owe nothing for it.'
  return `We pack your order and send a confirmation to ${email}.`
}

/** What a customer keeps of an order: number, state, what happens next, and the invoice. */
export function OrderReceipt({ order, link }: OrderReceiptProps) {
  const { number, date, state, paymentName, deliveryName, customer, total } = order
  return (
    <section
      aria-label={`Order ${number}`}
      className="mx-auto flex w-full max-w-2xl flex-col gap-8 rounded-card bg-band p-6 text-start sm:p-10"
    >
      <Facts
        facts={[
          ['Order', <strong key="number">{number}</strong>],
          ['Placed on', postDate(date)],
          ['Status', state && <OrderState key="state" {...state} />],
          ['Delivery', deliveryName],
          ['Payment', paymentName],
          ['Total', formatCents(total)],
        ]}
      />
      <p>
        {nextStep(state?.name, customer.email)} This page and the invoice stay at their address: keep it
        private, whoever has it can read your order.
      </p>
      {/* A full page load: a private page is neither prefetched nor kept by the router. */}
      <a href={orderHref('invoice', link)} className={buttonClass('primary', 'self-start')}>
        View Invoice
      </a>
    </section>
  )
}
