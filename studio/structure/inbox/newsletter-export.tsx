import { CopyIcon } from '@sanity/icons/Copy'
import { DownloadIcon } from '@sanity/icons/Download'
import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMemo } from 'react'
import { map } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { liveQuery } from '../live-query.ts'
import { PaneLoading } from '../loading.tsx'
import { maxLines } from '../max-lines.ts'
import { useLive } from '../use-live.ts'
import { leadsQuery, toCsv, type Lead } from './csv.ts'

const DOCUMENTS = '*[_type == "newsletterLead"]'

/** All addresses that visitors left for the newsletter, to be copied or saved as CSV. */
export function NewsletterExport() {
  const store = useDocumentStore()
  const toast = useToast()
  const leads = useLive(
    useMemo(
      () =>
        liveQuery(store, {
          documents: DOCUMENTS,
          query: leadsQuery,
          perspective: 'raw',
          tag: 'desk.newsletter',
        }).pipe(map((found) => found as Lead[])),
      [store],
    ),
  )
  if (!leads) return <PaneLoading />
  const isEmpty = leads.length === 0
  const copy = () =>
    navigator.clipboard.writeText(leads.map(({ email }) => email).join('\n')).then(
      () => toast.push({ status: 'success', title: 'Addresses copied' }),
      () => toast.push({ status: 'error', title: 'The browser did not allow copying' }),
    )
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={4}>
        <Text>{countOf(leads)}</Text>
        <Flex gap={3} wrap="wrap">
          <Button
            icon={CopyIcon}
            text="Copy addresses"
            mode="ghost"
            disabled={isEmpty}
            onClick={() => void copy()}
          />
          <Button
            icon={DownloadIcon}
            text="Download CSV"
            tone="primary"
            disabled={isEmpty}
            onClick={() => save(toCsv(leads), 'newsletter.csv')}
          />
        </Flex>
        <Stack gap={3}>
          {leads.slice(0, maxLines).map(({ email, subscribedAt }) => (
            <Text key={email} size={1} muted>
              {email} · {subscribedAt.slice(0, 10)}
            </Text>
          ))}
          {leads.length > maxLines && (
            <Text size={1} muted>
              These are the first {maxLines}; the copy and the CSV have all.
            </Text>
          )}
        </Stack>
      </Stack>
    </Box>
  )
}

function countOf({ length }: Lead[]): string {
  if (length === 0) return 'No addresses yet'
  return length === 1 ? 'One address' : `${length} addresses`
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
