import { formatCents, formatPrice } from '@/content/money/format'
import { type OrderView, type Party, sumsOf } from '@/content/orders/view'
import { BillLines, BillSums } from '@/ui/bill'
import { OrderState } from '@/ui/order-state'
import { postDate } from '@/ui/post-date'
import { Facts } from './facts'
import * as common from '@/messages/common'
import * as messages from '@/messages/orders'

/** An invoice; when it is printed, nothing else is on the page (invoice.css). */
export function Invoice({ order }: { order: OrderView }) {
  const { number, date, state, paymentName, purchaseOrder, shop, customer, lines } = order
  return (
    <article aria-label={messages.invoiceNumbered(number)} className="invoice">
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-6">
        <div>
          <p className="font-heading text-h2 text-ink">{shop.name}</p>
          <p>
            {common.invoice} {number}
          </p>
        </div>
        <Facts
          facts={[
            [messages.invoiceNo, number],
            [messages.date, postDate(date)],
            [common.payment, paymentName],
            [messages.purchaseOrder, purchaseOrder],
            [messages.status, state && <OrderState key="status" {...state} />],
          ]}
        />
      </div>
      <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <PartyAddress title={messages.invoiceFrom} party={shop} />
        <PartyAddress title={messages.invoiceTo} party={customer} />
      </div>
      <BillLines
        caption={messages.whatWasOrdered}
        goods={common.product}
        lines={lines.map(({ key, name, text, quantity, price, per, total }) => ({
          key,
          goods: <Goods name={name} text={text} />,
          quantity,
          price: formatPrice(price, per),
          total: formatCents(total),
        }))}
      />
      <BillSums parts={sumsOf(order)} total={formatCents(order.total)} />
    </article>
  )
}

function PartyAddress({ title, party: { name, address, email, phone } }: { title: string; party: Party }) {
  return (
    <address className="flex min-w-0 flex-col gap-1 wrap-anywhere not-italic">
      <h2 className="text-h3">{title}</h2>
      <span className="text-ink">{name}</span>
      <span>
        <bdi>{address}</bdi>
      </span>
      <span>{email}</span>
      {/* A number begins at its plus sign, also where text runs from right to left. */}
      <span>
        <bdi dir="ltr">{phone}</bdi>
      </span>
    </address>
  )
}

const Goods = ({ name, text }: { name: string; text?: string }) => (
  <>
    <span className="font-medium wrap-anywhere text-ink">{name}</span>
    {text && (
      <span className="block text-small wrap-anywhere">
        <bdi>{text}</bdi>
      </span>
    )}
  </>
)
