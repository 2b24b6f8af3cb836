import { formatCents, formatPrice } from '@/content/money/format'
import { type OrderView, type Party, sumsOf } from '@/content/orders/view'
import { OrderState } from '@/ui/order-state'
import { postDate } from '@/ui/post-date'
import { Facts } from './facts'
import * as common from '@/messages/common'
import * as messages from '@/messages/orders'

/** An invoice; when it is printed, nothing else is on the page (invoice.css). */
export function Invoice({ order }: { order: OrderView }) {
  const { number, date, state, paymentName, purchaseOrder, shop, customer } = order
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
      <Lines order={order} />
      <OrderSums order={order} />
    </article>
  )
}

function PartyAddress({ title, party: { name, address, email, phone } }: { title: string; party: Party }) {
  return (
    <address className="flex flex-col gap-1 not-italic">
      <h2 className="text-h3">{title}</h2>
      <span className="text-ink">{name}</span>
      <span>{address}</span>
      <span>{email}</span>
      {/* A number begins at its plus sign, also where text runs from right to left. */}
      <span>
        <bdi dir="ltr">{phone}</bdi>
      </span>
    </address>
  )
}

const cell = 'py-3 ps-4 text-end tabular-nums'

function Lines({ order: { lines } }: { order: OrderView }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{messages.whatWasOrdered}</caption>
      <thead>
        <tr className="border-b border-line font-heading text-ink">
          <th scope="col" className="py-3 font-medium">
            {common.product}
          </th>
          {[messages.qty, common.price, common.total].map((name) => (
            <th key={name} scope="col" className="py-3 ps-4 text-end font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, text, quantity, price, per, total }) => (
          <tr key={key} className="border-b border-line align-top">
            <th scope="row" className="py-3 font-normal">
              <span className="font-medium text-ink">{name}</span>
              {text && <span className="block text-small">{text}</span>}
            </th>
            <td className={cell}>{quantity}</td>
            <td className={cell}>{formatPrice(price, per)}</td>
            <td className={`${cell} text-ink`}>{formatCents(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How the total comes about. */
function OrderSums({ order }: { order: OrderView }) {
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
