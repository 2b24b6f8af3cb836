import { TrashIcon } from '@sanity/icons/Trash'
import { useState } from 'react'
import { useClient, useCurrentUser, useSchema, type DocumentActionComponent } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { titleOf } from '../drafts/publish-forms.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { deletionMutations } from './deletion.ts'
import { useUnpublish } from './unpublish-action.tsx'

/** Deletes a document after a dialog has shown the consequences, and lists it under “Deleted documents”. */
export const useDeleteAction: DocumentActionComponent = ({ id, type, draft, published, onComplete }) => {
  const [isOpen, setOpen] = useState(false)
  const client = useClient({ apiVersion: '2025-02-19' })
  const schemaType = useSchema().get(type)
  const user = useCurrentUser()
  const router = usePaneRouter()
  const unpublish = useUnpublish(id)
  const form = draft ?? published
  if (!form) return null
  const close = () => {
    setOpen(false)
    onComplete()
  }
  return {
    label: 'Delete…',
    tone: 'critical',
    icon: TrashIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: `Delete “${titleOf(form)}”?`,
      onClose: close,
      content: (
        <DeleteDialog
          id={id}
          type={type}
          isPublished={Boolean(published)}
          onClose={close}
          onDelete={async () => {
            const mutations = deletionMutations({
              id,
              form,
              forms: [draft?._id, published?._id].filter((each) => each !== undefined),
              title: titleOf(form),
              typeTitle: schemaType?.title ?? type,
              deletedBy: user?.name,
            })
            await client.mutate(mutations, { tag: 'desk.delete' })
            router.closeCurrentAndAfter?.()
          }}
          onUnpublish={unpublish}
        />
      ),
    },
  }
}
useDeleteAction.action = 'delete'
