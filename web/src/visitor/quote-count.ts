import { browserStore } from '@/ui/browser-store'

/** Where the browser keeps the quote list. */
export const quoteListEntry = { key: 'quote-list', version: 1 }

/** The number of lines on the quote list. Every page shows it, and most need nothing else of the list's script. */
export const quoteCountStore = browserStore<number>({
  ...quoteListEntry,
  parse: (stored) => (Array.isArray(stored) ? stored.length : undefined),
})
