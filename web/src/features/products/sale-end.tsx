import { Countdown } from '@/ui/countdown-client'
import { postDate } from '@/ui/post-date'
import * as messages from '@/messages/products'

/** How long a sale still runs; without script, its last day. */
export function SaleEnd({ endsAt }: { endsAt: string }) {
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-7">
      <p>
        <span className="font-heading text-h3 text-clay">{messages.hurryUp}</span>{' '}
        <time dateTime={endsAt}>{messages.saleEndsOn(postDate(endsAt))}</time>
      </p>
      <div className="needs-script">
        <Countdown end={endsAt} label={messages.timeUntilSaleEnds} />
      </div>
    </div>
  )
}
