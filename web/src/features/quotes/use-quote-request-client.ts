'use client'

import type { FormState } from '@/form-state'
import { screenHref } from '@shop/studio/routes'
import { sendQuoteRequest } from '@/content/quotes/action'
import { soldAs } from '@/content/quotes/line'
import type { QuoteField, QuoteItem, QuoteLine, QuoteResult, WantedQuoteLine } from '@/content/quotes/types'
import { useFormAction } from '@/ui/forms/use-form-action-client'
import { quoteAttempts } from '@/visitor/attempts'
import { quoteFields } from '@/visitor/kept-fields'
import { keepSentQuote, quoteListStore } from '@/visitor/quote-store'
import type { ShownLine } from './shown-line'

type State = FormState<QuoteField, QuoteResult>

/**
 * The form of the request. A request that was sent is kept in the browser, and the list is empty again.
 * @param onRefusal called with the items as the server has them, when the list was out of date
 */
export function useQuoteRequest(
  id: string,
  shown: readonly ShownLine[],
  onRefusal: (items: QuoteItem[]) => void,
) {
  const send = async (previous: State, form: FormData): Promise<State> => {
    form.set('lines', JSON.stringify(shown.map(({ line }) => wantedOf(line))))
    const attempt = quoteAttempts.of(contentOf(form))
    // What is shown is not part of what is wanted: it changes with a reload or a new price.
    form.set('lines', JSON.stringify(shown.map(toWanted)))
    form.set('id', attempt.id)
    form.set('token', attempt.token)
    const state = await sendQuoteRequest(previous, form)
    if (state.result?.items) onRefusal(state.result.items)
    const sent = state.result?.sent
    if (state.status !== 'done' || !sent) return state
    keepSentQuote({ ...sent, token: attempt.token })
    // Another tab can have changed the list meanwhile.
    const done = new Set(shown.map(({ line }) => JSON.stringify(wantedOf(line))))
    const left = (quoteListStore.get() ?? []).filter((line) => !done.has(JSON.stringify(wantedOf(line))))
    quoteListStore.set(left.length > 0 ? left : null)
    quoteAttempts.end()
    quoteFields.forget()
    return state
  }
  return useFormAction<QuoteField, QuoteResult>(sendQuoteRequest, id, { send, path: screenHref('quote') })
}

function toWanted({ line, price, quoted }: ShownLine): WantedQuoteLine {
  const shownAs = quoted ? soldAs(quoted, line.unit) : undefined
  return { ...wantedOf(line), shownTotal: price?.listTotal, shownAs }
}

/** What is wanted of a line, its parts in one order. */
const wantedOf = ({ sku, unit, quantity, targetPrice, note }: QuoteLine) => ({
  sku,
  unit,
  quantity,
  targetPrice,
  note,
})

/** What is sent, as text; a file is represented by its name, size and time. */
const contentOf = (form: FormData): string =>
  JSON.stringify(
    [...form].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  )
