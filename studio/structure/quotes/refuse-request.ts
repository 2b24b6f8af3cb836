import { CloseIcon } from '@sanity/icons/Close'
import { useClient, type DocumentActionComponent } from 'sanity'
import { mayRefuse } from '../../quotes/index.ts'
import { useDeed } from '../inbox/use-deed.ts'
import { useQuote } from './use-quote.ts'

/** Tells the buyer that there is no offer, or takes back one that was not accepted. */
export const refuseRequest: DocumentActionComponent = function RefuseRequest({ id, onComplete }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const quote = useQuote(id)
  const { run, isRunning } = useDeed(
    () => client.patch(id).set({ handling: 'refused' }).commit(),
    'Refused. The buyer is told by email.',
  )
  if (!quote || !mayRefuse(quote.state)) return null
  return {
    label: quote.state === 'offered' ? 'Take the offer back' : 'Refuse the request',
    icon: CloseIcon,
    tone: 'critical',
    disabled: isRunning,
    onHandle: () => {
      run()
      onComplete()
    },
  }
}
