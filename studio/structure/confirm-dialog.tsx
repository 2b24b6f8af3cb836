import { Button, Dialog, Flex, Text } from '@sanity/ui'
import { useId } from 'react'

type ConfirmDialogProps = {
  title: string
  text: string
  /** The button that does it. */
  confirm: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before something is lost. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog
      id={useId()}
      header={title}
      onClose={onCancel}
      width={0}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button mode="bleed" text="Cancel" onClick={onCancel} />
          <Button tone="critical" text={confirm} onClick={onConfirm} />
        </Flex>
      }
    >
      <Text as="p" size={1} style={{ padding: '1.25rem' }}>
        {text}
      </Text>
    </Dialog>
  )
}
