import { UndoIcon } from '@sanity/icons/Undo'
import { useState } from 'react'
import { useClient, type DocumentActionComponent } from 'sanity'
import { useRouter } from 'sanity/router'
import { restoreMutations, type RestoredForm } from './deletion.ts'

type Remembered = { documentType?: string; formId?: string } | null

/** Brings a deleted document back as a draft, as the history of the lake has it, and opens it. */
export const useRestoreAction: DocumentActionComponent = ({ published, onComplete }) => {
  const { documentType, formId } = (published ?? {}) as NonNullable<Remembered>
  const [error, setError] = useState<string>()
  const client = useClient({ apiVersion: '2025-02-19' })
  const router = useRouter()
  if (!documentType || !formId) return null
  const restore = async () => {
    try {
      const id = formId.replace(/^drafts\./, '')
      const { documents } = await client.request<{ documents: RestoredForm[] }>({
        url: `/data/history/${client.config().dataset}/documents/${formId}`,
        query: { lastRevision: 'true' },
      })
      const [form] = documents
      if (!form) throw new Error('The history of the content lake does not go back that far.')
      await client.mutate(restoreMutations(id, form), { tag: 'desk.restore' })
      router.navigateIntent('edit', { id, type: documentType })
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    }
  }
  return {
    label: 'Restore',
    tone: 'primary',
    icon: UndoIcon,
    onHandle: () => void restore(),
    dialog: error !== undefined && {
      type: 'dialog',
      header: 'It could not be restored',
      content: error,
      onClose: () => {
        setError(undefined)
        onComplete()
      },
    },
  }
}
