import type { OrderView } from '@/content/orders/view'
import * as messages from '@/messages/orders'

/** What the shop has, for a customer who corrected the form after its first sending had arrived. */
export function EarlierDetails({ order: { customer, shop, number } }: { order: OrderView }) {
  const { name, address, phone, email } = customer
  return (
    <div className="mx-auto w-full max-w-2xl rounded-card border border-amber p-4">
      <p>{messages.placedEarlier}</p>
      <p className="my-2 font-semibold break-words whitespace-pre-line">
        {[name, address, phone, email].filter(Boolean).join('\n')}
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
