'use client'

import { quoteHref } from '@shop/studio/routes'
import { useStored } from '@/ui/browser-store'
import { postDate } from '@/ui/post-date'
import { sentQuotesStore } from '@/visitor/quote-store'
import * as messages from '@/messages/account'

/** The quote requests that were sent from this browser, each with its private link; nothing before the first one. */
export function QuoteRequests() {
  const quotes = useStored(sentQuotesStore)
  if (!quotes || quotes.length === 0) return null
  return (
    <section aria-labelledby="own-quotes" className="flex flex-col gap-4">
      <h2 id="own-quotes" className="text-h2">
        {messages.quotes}
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {quotes.map(({ id, token, number, date, goods }) => (
          <li key={id} className="flex flex-col gap-1 py-4">
            <h3 className="text-h3">{messages.quoteRequestNumbered(number)}</h3>
            <p className="text-small">{messages.sentOn(postDate(date))}</p>
            <p className="line-clamp-2 text-ink">{goods.join('; ')}</p>
            {/* A full page load: a private page is neither prefetched nor kept by the router. */}
            <a href={quoteHref(id, token)} className="text-link w-fit">
              {messages.requestAndOffer}
              <span className="sr-only"> {number}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
