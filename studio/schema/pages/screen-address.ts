import { TextInput } from '@sanity/ui'
import { createElement } from 'react'
import { useFormValue, type StringInputProps } from 'sanity'
import { screenOfId } from '../../routes/index.ts'

/** Shows the address of a fixed page, which its document does not store. No JSX: Node.js reads the schema as it is. */
export function ScreenAddress({ elementProps: { id } }: StringInputProps) {
  const documentId = useFormValue(['_id'])
  return createElement(TextInput, { id, readOnly: true, value: screenOfId(String(documentId))?.path ?? '' })
}
