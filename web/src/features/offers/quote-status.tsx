import type { QuoteState } from '@shop/studio/quotes'
import type { QuoteView } from '@/content/offers/view'
import { AcceptedOrder } from './accepted-order-client'
import { postDate } from '@/ui/post-date'
import { StatusFocus } from './status-focus-client'
import * as messages from '@/messages/offers'

/** The states of a request in the buyer's words. */
const quoteStateNames: Record<QuoteState, string> = {
  requested: messages.requested,
  asking: messages.asking,
  offered: messages.offered,
  accepted: messages.accepted,
  declined: messages.declined,
  refused: messages.refused,
  withdrawn: messages.withdrawn,
  expired: messages.expired,
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
  const { state, acceptance, isOfferWithdrawn, may } = quote
  return (
    <StatusFocus answers={[may.accept, may.decline, may.withdraw].join()}>
      <p>
        <span
          className={`inline-flex items-center gap-2 font-medium before:size-2 before:rounded-full before:bg-current ${colours[state]}`}
        >
          {isOfferWithdrawn ? messages.offerWithdrawn : quoteStateNames[state]}
        </span>
      </p>
      {acceptance?.order && <p>{messages.orderPlaced}</p>}
      <p>{sentenceOf(quote)}</p>
      {acceptance?.order && <AcceptedOrder requestId={quote.id} order={acceptance.order} />}
    </StatusFocus>
  )
}

function sentenceOf({ state, offer, isOfferWithdrawn, acceptance, buyer, sentAt }: QuoteView): string {
  switch (state) {
    case 'requested':
      return messages.requestedOn(postDate(sentAt), buyer.email)
    case 'asking':
      return messages.questionForYou
    case 'offered':
      return messages.offerOpenUntil(postDate(offer?.validUntil ?? ''))
    case 'accepted':
      return messages.acceptedBy(
        acceptance?.name ?? '',
        postDate(acceptance?.sentAt ?? ''),
        acceptance?.purchaseOrder,
      )
    case 'declined':
      return messages.offerDeclined
    case 'refused':
      return isOfferWithdrawn ? messages.weWithdrewOffer : messages.requestRefused
    case 'withdrawn':
      return messages.requestWithdrawn
    case 'expired':
      return messages.offerExpired(postDate(offer?.validUntil ?? ''))
  }
}
