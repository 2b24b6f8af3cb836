import type { QuoteState } from '@shop/studio/quotes'
import type { QuoteView } from '@/content/offers/view'
import { Link } from '@/ui/link-client'
import { postDate } from '@/ui/post-date'
import * as common from '@/messages/common'
import * as messages from '@/messages/offers'

/** How a request stands, as its buyer reads it. */
export const quoteStateNames: Record<QuoteState, string> = {
  requested: messages.requested,
  asking: messages.weAskedYouSomething,
  offered: messages.offered,
  accepted: messages.accepted,
  declined: messages.declined,
  refused: messages.noOffer,
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
            {common.yourOrder} {quote.acceptance.orderNumber}
          </Link>
        </p>
      )}
    </div>
  )
}

function sentenceOf({ state, offer, acceptance, buyer, sentAt }: QuoteView): string {
  switch (state) {
    case 'requested':
      return messages.sentOnWeWrite(postDate(sentAt), buyer.email)
    case 'asking':
      return messages.weNeedToKnow
    case 'offered':
      return messages.validUntilAcceptIt(postDate(offer?.validUntil ?? ''))
    case 'accepted':
      return [
        messages.acceptedByOn(acceptance?.name ?? '', postDate(acceptance?.sentAt ?? '')),
        acceptance?.purchaseOrder && messages.withPurchaseOrder(acceptance.purchaseOrder),
      ]
        .filter(Boolean)
        .join(' ')
        .concat('.')
    case 'declined':
      return messages.youDeclinedThisOffer
    case 'refused':
      return messages.weAreSorryWe
    case 'withdrawn':
      return messages.youTookThisRequest
    case 'expired':
      return messages.thisOfferWasValid(postDate(offer?.validUntil ?? ''))
  }
}
