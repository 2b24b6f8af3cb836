'use client'

import { type ReactNode, useEffect } from 'react'
import type { NewQuoteLine } from '@/content/quotes/list'
import { ErrorSummary } from '@/ui/forms/error-summary'
import { SubmitButton } from '@/ui/forms/fields-client'
import { FormContext } from '@/ui/forms/form-context'
import { Honeypot } from '@/ui/forms/honeypot'
import { quoteActions } from '@/visitor/quote-actions'
import { quoteFields } from '@/visitor/kept-fields'
import { useKeptFields } from '@/visitor/use-kept-fields-client'
import { OrderPad } from './order-pad-client'
import { QuoteLines } from './quote-lines-client'
import { QuoteReceipt } from './quote-receipt'
import { useQuoteRequest } from './use-quote-request-client'
import { useShownList } from './use-shown-list-client'
import * as messages from '@/messages/quotes'

const formId = 'quote-request'

/** The list and the pad have places of their own. */
const notKept = ['pad', 'lines']

type QuotePageProps = {
  /** The article that the address names. */
  requested?: NewQuoteLine
  /** The fields of the form; a server component. */
  fields: ReactNode
}

/** The quote list, the order pad, and the request. */
export function QuotePage({ requested, fields }: QuotePageProps) {
  const list = useShownList()
  const { state, isPending, formProps } = useQuoteRequest(formId, list.shown, list.showItems)
  const isSent = state.status === 'done'
  useKeptFields(formProps.ref, { fields: quoteFields, notKept, isShown: !isSent })
  const { isRead } = list
  useEffect(() => {
    if (isRead && requested) addFromUrl(requested)
  }, [isRead, requested])
  if (isSent) return <QuoteReceipt id={formId} state={state} />
  return (
    <FormContext value={{ id: formId, state, isPending }}>
      {/* One below the other: the list, who asks, and last the pad, whose rows come from a spreadsheet. */}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div className="min-w-0">
          <QuoteLines list={list} id={`${formId}-lines`} error={state.errors?.lines} />
        </div>
        <form
          {...formProps}
          aria-label={messages.requestQuote}
          className="flex scroll-mt-28 flex-col gap-6 rounded-card bg-band p-5 sm:p-7 lg:row-span-2"
        >
          <ErrorSummary formId={formId} state={state} />
          {fields}
          <Honeypot />
          <SubmitButton>{messages.sendRequest}</SubmitButton>
          <p className="text-small">{messages.replyPromise}</p>
        </form>
        <OrderPad
          formId={formId}
          posted={state.result?.pad}
          initial={requested ? `${requested.sku}\t${requested.quantity}` : ''}
        />
      </div>
    </FormContext>
  )
}

/**
 * Adds the article of the address to the list, and empties the pad, which holds it for visitors without script. When the
 * list is full, the article stays in the pad.
 */
function addFromUrl(requested: NewQuoteLine): void {
  if (quoteActions.addOnce(requested)) return
  const pad = document.querySelector<HTMLTextAreaElement>(`#${formId}-pad`)
  if (pad?.value === pad?.defaultValue && pad) pad.value = ''
  history.replaceState(history.state, '', location.pathname)
}
