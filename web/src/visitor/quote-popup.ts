import type { NewQuoteLine } from '@/content/quotes/list'
import { withAdded } from '@/content/quotes/list'
import { quoteListStore } from './quote-store'

/*
 * What the page shows and what its header opens: the price panel says which article is chosen, and “Get A Quote” opens
 * the list with it. They are parts of different features, which do not import each other.
 */
let chosen: NewQuoteLine | undefined
let open: (() => void) | undefined

/** The article that is chosen on the page. @returns forgets it, when the page is left */
export function setChosen(line: NewQuoteLine): () => void {
  chosen = line
  return () => {
    if (chosen === line) chosen = undefined
  }
}

/** The header's popup. @returns unregisters it */
export function registerPopup(openPopup: () => void): () => void {
  open = openPopup
  return () => {
    if (open === openPopup) open = undefined
  }
}

/** Opens the list with the chosen article in it. @returns false where there is no popup */
export function openQuoteList(): boolean {
  if (!open) return false
  const lines = quoteListStore.get() ?? []
  if (chosen && !lines.some(({ sku }) => sku === chosen?.sku)) quoteListStore.set(withAdded(lines, chosen))
  open()
  return true
}
