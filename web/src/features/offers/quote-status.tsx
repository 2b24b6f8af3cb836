import type { QuoteState } from '@shop/studio/quotes'
import type { QuoteView } from '@/content/offers/view'
import { Link } from '@/ui/link-client'
import { postDate } from '@/ui/post-date'

/** How a request stands, as its buyer reads it. */
export const quoteStateNames: Record<QuoteState, string> = {
  requested: 'Requested',
  asking: 'We asked you something',
  offered: 'Offered',
  accepted: 'Accepted',
  declined: 'Declined',
  refused: 'No offer',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

const colours: Record<QuoteState, string> = {
  requested: 'text-amber',
  asking: 'text-amber',
  offered: 'text-amber',
  accepted: 'text-sage',
  declined: 'text-clay',
  refused: 'text-clay',
  withdrawn: 'text-clay',
  expired: 'text-clay',
}

/** The state as a coloured label, and what happens next. */
export function QuoteStatus({ quote }: { quote: QuoteView }) {
  const { state } = quote
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      <p>
        <span
          className={`inline-flex items-center gap-2 font-medium before:size-2 before:rounded-full before:bg-current ${colours[state]}`}
        >
          {quoteStateNames[state]}
        </span>
      </p>
      <p>{sentenceOf(quote)}</p>
      {quote.acceptance?.orderHref && (
        <p>
          <Link href={quote.acceptance.orderHref} className="underline">
            Your order {quote.acceptance.orderNumber}
          </Link>
        </p>
      )}
    </div>
  )
}

function sentenceOf({ state, offer, acceptance, buyer, sentAt }: QuoteView): string {
  switch (state) {
    case 'requested':
      return `Sent on ${postDate(sentAt)}. We write to ${buyer.email} as soon as your offer is ready.`
    case 'asking':
      return 'We need to know something before we can make you an offer. Please answer below.'
    case 'offered':
      return `Valid until ${postDate(offer?.validUntil ?? '')}. Accept it, decline it or ask below.`
    case 'accepted':
      return [
        `Accepted by ${acceptance?.name} on ${postDate(acceptance?.sentAt ?? '')}`,
        acceptance?.purchaseOrder && `with purchase order ${acceptance.purchaseOrder}`,
      ]
        .filter(Boolean)
        .join(' ')
        .concat('.')
    case 'declined':
      return 'You declined this offer. Write to us if something would make it work for you.'
    case 'refused':
      return 'We are sorry: we cannot make you an offer for this request. Write to us if something has changed.'
    case 'withdrawn':
      return 'You took this request back. Nothing was ordered.'
    case 'expired':
      return `This offer was valid until ${postDate(offer?.validUntil ?? '')}. Write to us: we make you a new one.`
  }
}
