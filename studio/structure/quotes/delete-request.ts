import { TrashIcon } from '@sanity/icons/Trash'
import { useState } from 'react'
import { useClient, type DocumentActionComponent } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { useDocumentMutation } from '../inbox/use-document-mutation.ts'
import { requestDeletion } from './request-deletion.ts'

/** Deletes a request with all that was written about it; asks first. */
export const useDeleteRequest: DocumentActionComponent = ({ id, draft, published, onComplete }) => {
  const client = useClient({ apiVersion: '2025-02-19' })
  const router = usePaneRouter()
  const [isAsking, setAsking] = useState(false)
  const form = published ?? draft
  const { run, isRunning } = useDocumentMutation(
    async () => {
      if (form) await client.mutate(requestDeletion(id, form), { tag: 'desk.delete-request' })
      router.closeCurrentAndAfter?.()
    },
    { done: 'The request was deleted.', failed: 'Not deleted. Try again.' },
  )
  if (!form) return null
  const close = () => {
    setAsking(false)
    onComplete()
  }
  return {
    label: 'Delete',
    icon: TrashIcon,
    tone: 'critical',
    disabled: isRunning,
    onHandle: () => setAsking(true),
    dialog: isAsking && {
      type: 'confirm',
      tone: 'critical',
      message:
        'Delete this request with its messages, answers and artwork? It cannot be restored, and the buyer’s link stops working. An order that was made of it stays.',
      confirmButtonText: 'Delete',
      onCancel: close,
      onConfirm: () => {
        run()
        close()
      },
    },
  }
}
useDeleteRequest.action = 'delete'
