import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { useClient, type DocumentActionComponent } from 'sanity'
import { lastWordAt } from '../../quotes/index.ts'
import { useDocumentMutation } from '../inbox/use-document-mutation.ts'
import { useQuote } from './use-quote.ts'

/** Takes a request off the waiting ones without a message to the buyer, until the buyer writes again. */
export const markAsDone: DocumentActionComponent = function MarkAsDone({ id, onComplete }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const quote = useQuote(id)
  const { run, isRunning } = useDocumentMutation(
    async () =>
      quote &&
      client
        .patch(id)
        .set({ handledUntil: lastWordAt(quote) })
        .commit(),
    { done: 'Marked as done' },
  )
  if (!quote?.isWaiting) return null
  return {
    label: 'Mark as done',
    icon: CheckmarkIcon,
    disabled: isRunning,
    onHandle: () => {
      run()
      onComplete()
    },
  }
}
