import { parseQuoteList, parseSentQuotes } from '@/content/quotes/parse-list'
import type { QuoteLine, SentQuote } from '@/content/quotes/types'
import { browserStore } from '@/ui/browser-store'
import { quoteListEntry } from './quote-count'

const lineStore = browserStore<QuoteLine[]>({ ...quoteListEntry, parse: parseQuoteList })

/** What the visitor wants a quote for. */
export const quoteListStore: typeof lineStore = {
  ...lineStore,
  set: (lines) => {
    lineStore.set(lines)
    // The count in the header watches the storage.
    window.dispatchEvent(new StorageEvent('storage', { key: quoteListEntry.key }))
  },
}

/** The requests that were sent from this browser, the newest first. */
export const sentQuotesStore = browserStore<SentQuote[]>({
  key: 'quotes',
  version: 1,
  parse: parseSentQuotes,
})

/** Stores a request; sending the same one again changes nothing. */
export function keepSentQuote(quote: SentQuote): void {
  const others = (sentQuotesStore.get() ?? []).filter(({ id }) => id !== quote.id)
  sentQuotesStore.set([quote, ...others])
}
