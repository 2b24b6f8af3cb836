import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { useClient, useSyncState, useValidationStatus, type DocumentActionComponent } from 'sanity'
import { lastWordAt, mayOffer } from '../../quotes/index.ts'
import { useDocumentMutation } from '../inbox/use-document-mutation.ts'
import { publishOffer } from './publish-offer.ts'
import { useQuote } from './use-quote.ts'

/** The Studio's “Publish” of a request: it sends the offer to the buyer, in place of an earlier one. */
export const sendOffer: DocumentActionComponent = function SendOffer({ id, type, draft, published }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const { isValidating, validation } = useValidationStatus(draft?._id ?? id, type, false)
  const { isSyncing } = useSyncState(id, type)
  const quote = useQuote(id)
  const { run, isRunning } = useDocumentMutation(
    async () =>
      quote && draft && publishOffer(client, id, { revision: draft._rev, handledUntil: lastWordAt(quote) }),
    {
      done: 'Offer sent. The buyer will be notified by email.',
      failed: 'The offer was not sent. Try again.',
    },
  )

  if (!quote) return null
  const isOpen = mayOffer(quote.state)
  const wasSent = published?.offer !== undefined
  const error = validation.find(({ level }) => level === 'error')
  let title = 'Publishes the offer and sends it to the buyer.'
  if (!isOpen) title = 'The request is closed: its buyer accepted an offer or withdrew it.'
  else if (error) title = `Complete the offer first. ${error.message}`
  else if (!draft)
    title = wasSent ? 'This offer was sent already. Change it to send a new one.' : 'Fill in the offer first.'
  return {
    label: isRunning ? 'Sending' : wasSent ? 'Send the new offer' : 'Send the offer',
    icon: EnvelopeIcon,
    tone: 'positive',
    // While the Studio is saving, the lake does not have the last changes yet.
    disabled: !isOpen || !draft || isSyncing || isRunning || isValidating || error !== undefined,
    title,
    onHandle: run,
  }
}
