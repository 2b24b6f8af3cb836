import { Button, Card, Stack, Text } from '@sanity/ui'
import type { MouseEvent } from 'react'
import {
  getPublishedId,
  useEditState,
  useValidationStatus,
  type DocumentInspector,
  type DocumentInspectorProps,
} from 'sanity'
import { maxLines } from './max-lines.ts'

/**
 * The list of problems, which closes when it covers the field that it leads to: on a phone it replaces the form, which the Studio does
 * not show again when a line is clicked. It closes in the same event, because a hidden field cannot take the focus. Of more problems
 * than a browser can list, it says how many they are.
 */
export function validationList({ component: List, ...inspector }: DocumentInspector): DocumentInspector {
  function ValidationList(props: DocumentInspectorProps) {
    const { documentId, documentType, onClose } = props
    const { draft } = useEditState(getPublishedId(documentId), documentType)
    const { validation } = useValidationStatus(draft?._id ?? documentId, documentType, false)
    if (validation.length > maxLines) return <TooMany count={validation.length} onClose={onClose} />
    return (
      <div
        role="presentation"
        style={{ display: 'contents' }}
        onClick={(event) => {
          if (isOnLine(event) && isFormHidden(event)) onClose()
        }}
      >
        <List {...props} />
      </div>
    )
  }
  return { ...inspector, component: ValidationList }
}

const TooMany = ({ count, onClose }: { count: number; onClose: () => void }) => (
  <Stack padding={3} gap={3}>
    <Card tone="caution" padding={3} radius={2} border>
      <Text size={1}>
        There are {count.toLocaleString('en')} problems, too many to list here. Each is also shown at its
        field.
      </Text>
    </Card>
    <div>
      <Button mode="ghost" text="Close" onClick={onClose} />
    </div>
  </Stack>
)

const isOnLine = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('button') !== null && !target.closest('header')

const isFormHidden = ({ currentTarget }: MouseEvent) =>
  currentTarget
    .closest('[data-testid="document-pane"]')
    ?.querySelector<HTMLElement>('[data-testid="document-panel-form-view"]')?.hidden === true
