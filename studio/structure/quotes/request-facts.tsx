import { Stack, Text } from '@sanity/ui'
import { PrivateFileDownload } from '../../schema/quotes/private-file-download.tsx'
import { replyLink } from '../../schema/inbox/reply-link.ts'
import { lineWords } from './line-words.ts'
import type { ShownRequest } from './shown-request.ts'

type RequestFactsProps = { request: ShownRequest }

/** What the buyer sent, in the order in which an editor needs it. */
export function RequestFacts({ request }: RequestFactsProps) {
  const { contact, lines, more, neededBy, message, attachment, sentAt, number } = request
  const email = contact?.email
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Text weight="semibold">{[contact?.name, contact?.company].filter(Boolean).join(', ')}</Text>
        <Text size={1}>
          {email && <a href={replyLink({ email, number, subject: 'Your request' })}>{email}</a>}
          {contact?.phone && ` · ${contact.phone}`}
        </Text>
        <Text size={1} muted>
          {[sentAt && `Sent on ${sentAt.slice(0, 10)}`, neededBy && `needed by ${neededBy}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <Stack as="ul" gap={4}>
        {lines.map((line) => {
          const { title, details } = lineWords(line)
          return (
            <Stack as="li" key={line._key} gap={3}>
              <Text size={1} weight="medium">
                {title}
              </Text>
              <Text size={1} muted>
                {details}
              </Text>
              {line.note && <Text size={1}>{line.note}</Text>}
            </Stack>
          )
        })}
      </Stack>
      {more > 0 && (
        <Text size={1} muted>
          {more} more lines are not shown.
        </Text>
      )}
      <PrivateFileDownload file={attachment} />
      {message && (
        <Text size={1} style={{ whiteSpace: 'pre-line' }}>
          {message}
        </Text>
      )}
    </Stack>
  )
}
