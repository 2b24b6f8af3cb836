import { TrashIcon } from '@sanity/icons/Trash'
import { UndoIcon } from '@sanity/icons/Undo'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useClient, useDocumentStore, useRelativeTime, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useDocumentMutation } from '../inbox/use-document-mutation.ts'
import { documentTypeOf } from '../document-type.ts'
import { liveQuery } from '../live-query.ts'
import { PaneLoading } from '../loading.tsx'
import { maxLines } from '../max-lines.ts'
import { useLive } from '../use-live.ts'
import { deletedQuery, type Deleted } from './deletion.ts'
import { restore } from './restore.ts'

/** What was deleted, the newest first, each line with a button that brings it back. */
export function DeletedPane() {
  const store = useDocumentStore()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[_type == "deletedDocument"]',
        query: deletedQuery,
        perspective: 'raw',
        tag: 'desk.deleted',
      }),
    [store],
  )
  const deleted = useLive(source) as Deleted[] | undefined
  if (!deleted) return <PaneLoading />
  return (
    <Box padding={4} overflow="auto" height="fill">
      {deleted.length === 0 && (
        <Text size={1} muted>
          Nothing was deleted.
        </Text>
      )}
      <Stack as="ul" gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {deleted.map((each) => (
          <Line key={each._id} deleted={each} />
        ))}
      </Stack>
      {deleted.length === maxLines && (
        <Box paddingTop={4}>
          <Text size={1} muted>
            These are the latest {maxLines}. Restore or remove some to see older ones.
          </Text>
        </Box>
      )}
    </Box>
  )
}

function Line({ deleted }: { deleted: Deleted }) {
  const { _id, _createdAt, title, typeTitle, deletedBy } = deleted
  const client = useClient({ apiVersion: '2025-02-19' })
  const schema = useSchema()
  const { navigateIntent } = useRouter()
  const when = useRelativeTime(_createdAt, { useTemporalPhrase: true })
  const [isAsking, setAsking] = useState(false)
  const name = title || 'Untitled'
  const restored = useDocumentMutation(
    () =>
      restore(client, deleted).then((target) => {
        if (documentTypeOf(schema, target.type)) navigateIntent('edit', target)
      }),
    { done: 'Restored as a draft. Publish it to put it back on the site.', failed: 'It was not restored.' },
  )
  const forgotten = useDocumentMutation(() => client.delete(_id, { tag: 'desk.forget' }), {
    done: 'Removed from the list',
    failed: 'It was not removed. Try again.',
  })
  return (
    <Card as="li" padding={3} radius={2} border>
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1} style={{ minInlineSize: '10rem' }}>
          <Stack gap={2}>
            <Text size={1} weight="medium">
              {name}
            </Text>
            <Text size={1} muted>
              {[typeTitle, deletedBy && `by ${deletedBy}`, when].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        </Box>
        <Button
          fontSize={1}
          padding={3}
          tone="primary"
          icon={UndoIcon}
          text="Restore"
          aria-label={`Restore ${name}`}
          disabled={restored.isRunning}
          onClick={restored.run}
        />
        <Button
          fontSize={1}
          padding={3}
          mode="bleed"
          icon={TrashIcon}
          aria-label={`Remove ${name} for good`}
          disabled={forgotten.isRunning}
          onClick={() => setAsking(true)}
        />
      </Flex>
      {isAsking && (
        <ConfirmDialog
          title={`Remove “${name}” for good?`}
          text="Afterwards it cannot be restored."
          confirm="Remove for good"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            forgotten.run()
          }}
        />
      )}
    </Card>
  )
}
