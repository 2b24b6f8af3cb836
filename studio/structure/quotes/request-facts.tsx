import { Stack, Text } from '@sanity/ui'
import { inDollars } from '../../schema/shop/cents.ts'
import { PrivateFileDownload } from '../../schema/quotes/private-file-download.tsx'
import { replyLink } from '../../schema/inbox/reply-link.ts'
import type { QuoteRequest } from '../../sanity.types.ts'

/** What the buyer sent, in the order in which an editor needs it. */
export function RequestFacts({ request }: { request: Partial<QuoteRequest> }) {
  const { contact, lines = [], neededBy, message, attachment, sentAt, number } = request
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
        {lines.map(
          ({ _key, name, size, sku, quantity, unit, pieces, listPrice, listTotal, targetPrice, note }) => (
            <Stack as="li" key={_key} gap={3}>
              <Text size={1} weight="medium">
                {`${quantity ?? 0} × ${unit ?? 'piece'} ${[name, size].filter(Boolean).join(', ')}`}
              </Text>
              <Text size={1} muted>
                {[
                  sku,
                  pieces && `${pieces} pieces`,
                  listPrice !== undefined && `list ${inDollars(listPrice)} each`,
                  listTotal !== undefined && `${inDollars(listTotal)} in total`,
                  targetPrice !== undefined && `target price ${inDollars(targetPrice)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {note && <Text size={1}>{note}</Text>}
            </Stack>
          ),
        )}
      </Stack>
      <PrivateFileDownload file={attachment} />
      {message && (
        <Text size={1} style={{ whiteSpace: 'pre-line' }}>
          {message}
        </Text>
      )}
    </Stack>
  )
}
