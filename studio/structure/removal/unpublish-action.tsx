import { Button, Flex, Stack, Text } from '@sanity/ui'
import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useState } from 'react'
import { getDraftId, useClient, useSetPerspective, type DocumentActionComponent } from 'sanity'
import { DialogLoading } from '../loading.tsx'
import { Refused, useReferrers } from './refused.tsx'

/** Takes a document off the site, keeps it as a draft and shows that: in the view “Published” the form would be empty. */
export function useUnpublish(id: string): () => Promise<void> {
  const client = useClient({ apiVersion: '2025-02-19' })
  const setPerspective = useSetPerspective()
  return async () => {
    await client.action(
      { actionType: 'sanity.action.document.unpublish', draftId: getDraftId(id), publishedId: id },
      { tag: 'desk.unpublish' },
    )
    setPerspective('drafts')
  }
}

/** The Studio offers this only in the view “Published”; here it is listed with Duplicate and Delete. */
export const useUnpublishAction: DocumentActionComponent = ({ id, published, onComplete }) => {
  const [isOpen, setOpen] = useState(false)
  if (!published) return null
  const close = () => {
    setOpen(false)
    onComplete()
  }
  return {
    label: 'Unpublish…',
    icon: UnpublishIcon,
    onHandle: () => setOpen(true),
    // A dialog of the type `confirm` closes together with the menu that this action is in.
    dialog: isOpen && {
      type: 'dialog',
      header: 'Unpublish?',
      onClose: close,
      content: <UnpublishDialog id={id} onClose={close} />,
    },
  }
}
useUnpublishAction.action = 'unpublish'

function UnpublishDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [error, setError] = useState<string>()
  const unpublish = useUnpublish(id)
  const { referrers, failure } = useReferrers(id)
  if (!referrers) return <DialogLoading failure={failure} />
  if (referrers.list.length > 0)
    return <Refused what="It cannot be taken off the site yet." referrers={referrers} onClose={onClose} />
  const confirm = async () => {
    try {
      await unpublish()
      onClose()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    }
  }
  return (
    <Stack gap={4}>
      <Text size={1}>
        {error ?? 'Visitors will no longer see it. It stays here as a draft that you can publish again.'}
      </Text>
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" fontSize={1} padding={3} text="Cancel" onClick={onClose} />
        <Button tone="caution" fontSize={1} padding={3} text="Unpublish" onClick={() => void confirm()} />
      </Flex>
    </Stack>
  )
}
