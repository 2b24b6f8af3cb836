import type { NewQuoteLine } from '@/content/quotes/list'
import type { PrintedQuoteLine } from '@/content/quotes/printed-line'
import * as messages from '@/messages/shell'

/** Loaded when it is needed: most pages are only read. */
const loadActions = () => import('./quote-actions').then(({ quoteActions }) => quoteActions)

type Actions = Awaited<ReturnType<typeof loadActions>>

/** @returns why the article was not added */
const change = (action: (actions: Actions) => string | undefined): Promise<string | undefined> =>
  loadActions().then(action, () => messages.notAdded)

/*
 * What the page shows and what its header opens: the price panel says which article is chosen, and “Get A Quote” opens
 * the list with it. They are parts of different features, which do not import each other.
 */
let chosen: NewQuoteLine | undefined
let open: OpenPopup | undefined

/** Opens the popup. @param adding why the article was not added, once that is known */
type OpenPopup = (adding?: Promise<string | undefined>) => void

/** The articles that were added on this page: “Get A Quote” does not bring back what was removed since then. */
const added = new Set<string>()
let page = ''

/** Adds an article to the quote list. @returns why it was not added */
export function addToQuote(line: NewQuoteLine): Promise<string | undefined> {
  added.add(line.sku)
  return change(({ add }) => add(line))
}

/** The article that is chosen on the page. @returns a function that clears it when the page is left */
export function setChosen(line: NewQuoteLine): () => void {
  const { pathname, search } = location
  if (page !== pathname + search) added.clear()
  page = pathname + search
  chosen = line
  return () => {
    if (chosen !== line) return
    chosen = undefined
    // Another choice on the same page is set right after this.
    queueMicrotask(() => {
      if (!chosen) added.clear()
    })
  }
}

/** The header's popup. @returns unregisters it */
export function registerPopup(openPopup: OpenPopup): () => void {
  open = openPopup
  return () => {
    if (open === openPopup) open = undefined
  }
}

/** Opens the list. @returns false where there is no popup */
export function openQuoteList(): boolean {
  open?.()
  return open !== undefined
}

/** Opens the list and adds the chosen article, once on each visit of the page. @returns false where there is no popup */
export function openWithChosen(): boolean {
  if (!open) return false
  if (!chosen || added.has(chosen.sku)) return openQuoteList()
  const line = chosen
  const { sku } = line
  added.add(sku)
  open(
    change(({ addOnce }) => addOnce(line)).then((problem) => {
      if (problem) added.delete(sku)
      return problem
    }),
  )
  return true
}

/** Opens the list with an article that is to be printed. @returns false where there is no popup */
export function openWithPrinted(line: PrintedQuoteLine): boolean {
  if (!open) return false
  added.add(line.sku)
  open(change(({ addPrinted }) => addPrinted(line)))
  return true
}
