import { parseQuoteList, parseSentQuotes } from '@/content/quotes/parse-list'
import type { QuoteLine, SentQuote } from '@/content/quotes/types'
import { browserStore } from '@/ui/browser-store'

/** What the visitor wants a quote for. */
export const quoteListStore = browserStore<QuoteLine[]>({
  key: 'quote-list',
  version: 1,
  parse: parseQuoteList,
})

/** The requests that were sent from this browser, the newest first. */
export const sentQuotesStore = browserStore<SentQuote[]>({
  key: 'quotes',
  version: 1,
  parse: parseSentQuotes,
})

/** Keeps a request; sending the same one again changes nothing. */
export function keepSentQuote(quote: SentQuote): void {
  const others = (sentQuotesStore.get() ?? []).filter(({ id }) => id !== quote.id)
  sentQuotesStore.set([quote, ...others])
}
