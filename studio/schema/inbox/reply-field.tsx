import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { Button, Flex, Text } from '@sanity/ui'
import { useFormValue, type StringInputProps } from 'sanity'
import { replyLink } from './reply-link.ts'

/** An email address with a button that begins an answer in the editor’s own mail program. */
export function ReplyField({ value }: StringInputProps) {
  const number = useFormValue(['number'])
  const given = useFormValue(['subject'])
  const subject = useFormValue(['_type']) === 'order' ? 'Your order' : given
  if (!value) return <Text muted>No address</Text>
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Text>{value}</Text>
      <Button
        as="a"
        href={replyLink({ email: value, number, subject })}
        icon={EnvelopeIcon}
        text="Reply by email"
        mode="ghost"
      />
    </Flex>
  )
}
