import type { OrderView } from '@/content/orders/view'
import * as common from '@/messages/common'
import * as messages from '@/messages/orders'

/** What the shop has, for a customer who corrected the form after its first sending had arrived. */
export function EarlierDetails({ order }: { order: OrderView }) {
  const { customer, shop, number, deliveryName, paymentName } = order
  const { name, address, phone, email } = customer
  const delivery = deliveryName && `${common.delivery}: ${deliveryName}`
  return (
    <div className="mx-auto w-full max-w-2xl rounded-card border border-amber p-4">
      <p>{messages.placedEarlier}</p>
      <p className="my-2 font-semibold break-words whitespace-pre-line">
        {[name, address, phone, email, delivery, `${common.payment}: ${paymentName}`]
          .filter(Boolean)
          .join('\n')}
      </p>
      <p>
        {messages.ifWrongWriteTo}{' '}
        <a
          href={`mailto:${shop.email}?subject=${encodeURIComponent(messages.orderNumbered(number))}`}
          className="underline"
        >
          {shop.email}
        </a>
      </p>
    </div>
  )
}
