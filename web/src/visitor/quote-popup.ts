import type { NewQuoteLine } from '@/content/quotes/list'
import type { PrintedQuoteLine } from '@/content/quotes/printed-line'

/** Loaded when it is needed: most pages are only read. */
const loadActions = () => import('./quote-actions')

/** Adds an article to the quote list. */
export const addToQuote = (line: NewQuoteLine): Promise<void> =>
  loadActions().then(({ quoteActions }) => quoteActions.add(line))

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
  const line = chosen
  if (line) void loadActions().then(({ quoteActions }) => quoteActions.addOnce(line))
  open()
  return true
}

/** Opens the list with an article that is to be printed. @returns false where there is no popup */
export function openQuoteListWith(line: PrintedQuoteLine): boolean {
  const show = open
  if (!show) return false
  void loadActions().then(({ quoteActions }) => {
    quoteActions.addPrinted(line)
    show()
  })
  return true
}
