import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useState } from 'react'
import { useDocumentOperation, useValidationStatus, type DocumentActionComponent } from 'sanity'
import { mayOffer } from '../../quotes/index.ts'
import { useQuote } from './use-quote.ts'

/** The Studio's “Publish” of a request: it sends the offer to the buyer, in place of an earlier one. */
export const sendOffer: DocumentActionComponent = function SendOffer({ id, type, draft, published }) {
  const { patch, publish } = useDocumentOperation(id, type)
  const { isValidating, validation } = useValidationStatus(id, type, false)
  const quote = useQuote(id)
  const toast = useToast()
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (!isSending || draft) return
    setSending(false)
    toast.push({ status: 'success', title: 'Offer sent', description: 'The buyer gets it by email.' })
  }, [isSending, draft, toast])

  if (!quote) return null
  const isOpen = mayOffer(quote.state)
  const hasErrors = validation.some(({ level }) => level === 'error')
  return {
    label: isSending
      ? 'Sending'
      : published?.handling === 'offered'
        ? 'Send the new offer'
        : 'Send the offer',
    icon: EnvelopeIcon,
    tone: 'positive',
    disabled: !isOpen || !draft || isSending || isValidating || hasErrors,
    title: isOpen
      ? hasErrors
        ? 'Complete the offer first: see the fields in red.'
        : 'Publishes the offer and sends it to the buyer.'
      : 'The request is closed: its buyer accepted an offer or withdrew it.',
    onHandle: () => {
      setSending(true)
      patch.execute([{ set: { handling: 'offered', 'offer.sentAt': new Date().toISOString() } }])
      publish.execute()
    },
  }
}
