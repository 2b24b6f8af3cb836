import { screenHref } from '@shop/studio/routes'
import { formatCents } from '@/content/money/format'
import { type OrderLink, orderHref } from '@/content/orders/order-link'
import type { OrderStateName } from '@/content/orders/types'
import type { OrderView } from '@/content/orders/view'
import { buttonClass } from '@/ui/button-look'
import { Link } from '@/ui/link-client'
import { OrderState } from '@/ui/order-state'
import { postDate } from '@/ui/post-date'
import { Facts } from './facts'
import * as account from '@/messages/account'
import * as common from '@/messages/common'
import * as messages from '@/messages/orders'

type OrderReceiptProps = { order: OrderView; link: OrderLink }

function nextStep(state: OrderStateName | undefined, email: string): string {
  if (state === 'Completed') return messages.orderComplete
  if (state === 'Cancel') return messages.yourOrderCancelled
  return messages.confirmationGoesTo(email)
}

/** The confirmation of an order: number, state, what happens next, and the invoice. */
export function OrderReceipt({ order, link }: OrderReceiptProps) {
  const { number, date, state, paymentName, deliveryName, customer, total } = order
  return (
    <section
      aria-label={messages.orderNumbered(number)}
      className="mx-auto flex w-full max-w-2xl flex-col gap-8 rounded-card bg-band p-6 text-start sm:p-10"
    >
      <Facts
        facts={[
          [common.order, <strong key="number">{number}</strong>],
          [common.placedOnLabel, postDate(date)],
          [messages.status, state && <OrderState key="state" {...state} />],
          [common.delivery, deliveryName],
          [common.payment, paymentName],
          [common.total, formatCents(total)],
        ]}
      />
      <p>
        {nextStep(state?.name, customer.email)} {messages.keepAddressPrivate}
      </p>
      {/* A full page load: a private page is neither prefetched nor kept by the router. */}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={orderHref('invoice', link)} className={buttonClass('primary')}>
          {messages.viewInvoice}
        </a>
        <Link href={screenHref('order-history')} className="quiet-link min-h-11 text-kraft-deep underline">
          {account.orderHistory}
        </Link>
      </div>
    </section>
  )
}
