import { LinkIcon } from '@sanity/icons/Link'
import { Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { StringInputProps } from 'sanity'

/** The id of a catalogue item as a link that opens it. The site may not store references, only ids. */
export function ItemLink({ value }: StringInputProps) {
  if (!value) return <Text muted>No item</Text>
  return (
    <Text>
      <IntentLink intent="edit" params={{ id: value }}>
        <LinkIcon /> Open the item
      </IntentLink>
    </Text>
  )
}
