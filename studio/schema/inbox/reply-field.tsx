import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { Button, Flex, Text } from '@sanity/ui'
import { useFormValue, type StringInputProps } from 'sanity'
import { replyLink } from './reply-link.ts'

/** The subject of an answer to what has none of its own, by type. */
const subjects: Record<string, string> = { order: 'Your order', sampleRequest: 'Your samples' }

/** An email address with a button that begins an answer in the editor’s own mail program. */
export function ReplyField({ value }: StringInputProps) {
  const number = useFormValue(['number'])
  const given = useFormValue(['subject'])
  const postTitle = useFormValue(['postTitle'])
  const type = useFormValue(['_type'])
  const subject = (typeof type === 'string' && subjects[type]) || given
  if (!value) return <Text muted>No address</Text>
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Text>{value}</Text>
      <Button
        as="a"
        href={replyLink({ email: value, number, subject, postTitle })}
        icon={EnvelopeIcon}
        text="Reply by email"
        mode="ghost"
      />
    </Flex>
  )
}
