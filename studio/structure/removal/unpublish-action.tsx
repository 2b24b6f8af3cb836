import { Button, Flex, Stack, Text } from '@sanity/ui'
import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useState } from 'react'
import { getDraftId, useClient, type DocumentActionComponent } from 'sanity'

/** Takes a document off the site and keeps it as a draft. */
export const unpublishAction = (id: string) => ({
  actionType: 'sanity.action.document.unpublish' as const,
  draftId: getDraftId(id),
  publishedId: id,
})

/** The Studio offers this only in the view “Published”; here it is listed with Duplicate and Delete. */
export const useUnpublishAction: DocumentActionComponent = ({ id, published, onComplete }) => {
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  const client = useClient({ apiVersion: '2025-02-19' })
  if (!published) return null
  const close = () => {
    setOpen(false)
    setError(undefined)
    onComplete()
  }
  const unpublish = async () => {
    try {
      await client.action(unpublishAction(id), { tag: 'desk.unpublish' })
      close()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    }
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
      content: (
        <Stack gap={4}>
          <Text size={1}>
            {error ?? 'Visitors will no longer see it. It stays here as a draft that you can publish again.'}
          </Text>
          <Flex gap={2} justify="flex-end">
            <Button mode="bleed" fontSize={1} padding={3} text="Cancel" onClick={close} />
            <Button
              tone="caution"
              fontSize={1}
              padding={3}
              text="Unpublish"
              onClick={() => void unpublish()}
            />
          </Flex>
        </Stack>
      ),
    },
  }
}
useUnpublishAction.action = 'unpublish'
