import { CloseIcon } from '@sanity/icons/Close'
import { useState } from 'react'
import { useClient, type DocumentActionComponent, type SanityClient } from 'sanity'
import { lastWordAt, mayRefuse } from '../../quotes/index.ts'
import { useDocumentMutation } from '../inbox/use-document-mutation.ts'
import type { QuoteRow } from './quote-facts.ts'
import { useQuote } from './use-quote.ts'

/** Informs the buyer that there is no offer, or withdraws one that was not accepted; asks first. */
export const refuseRequest: DocumentActionComponent = function RefuseRequest({ id, onComplete }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const quote = useQuote(id)
  const [isAsking, setAsking] = useState(false)
  const isOffered = quote?.state === 'offered'
  const { run, isRunning } = useDocumentMutation(async () => quote && refuse(client, quote), {
    done: isOffered
      ? 'Offer withdrawn. The buyer will be notified by email.'
      : 'Declined. The buyer will be notified by email.',
  })
  if (!quote || !mayRefuse(quote.state)) return null
  const label = isOffered ? 'Withdraw offer' : 'Decline request'
  const close = () => {
    setAsking(false)
    onComplete()
  }
  return {
    label,
    icon: CloseIcon,
    tone: 'critical',
    disabled: isRunning,
    onHandle: () => setAsking(true),
    dialog: isAsking && {
      type: 'confirm',
      tone: 'critical',
      message: isOffered
        ? 'Withdraw this offer? The buyer can no longer accept it and will be notified by email.'
        : 'Decline this request? The buyer will be notified by email.',
      confirmButtonText: label,
      onCancel: close,
      onConfirm: () => {
        run()
        close()
      },
    },
  }
}

/** @throws when the request was handled in another way since: another editor may have sent an offer */
async function refuse(client: SanityClient, quote: QuoteRow): Promise<void> {
  const stored = await client.getDocument(quote._id)
  if (String(stored?.handling ?? '') !== (quote.handling ?? ''))
    throw new Error('This request has just been answered. Look at it first.')
  await client
    .patch(quote._id)
    .set({ handling: 'refused', handledUntil: lastWordAt(quote) })
    .ifRevisionId(stored?._rev ?? '')
    .commit()
}
