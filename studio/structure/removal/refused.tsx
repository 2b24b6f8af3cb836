import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { map } from 'rxjs'
import { PreviewCard, useDocumentStore, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { shortText } from '../../short-text.ts'
import { DraftPreview } from '../draft-preview.tsx'
import { liveQuery } from '../live-query.ts'
import { useLive } from '../use-live.ts'
import { documentTypeOf } from '../document-type.ts'
import { maxLines } from '../max-lines.ts'
import { placeOf, reasonOf, referrersOf, referrersQuery, type Referrer } from './referrers.ts'

type RefusedProps = {
  /** What is refused, as a sentence. */
  what: string
  referrers: Referrers
  onClose: () => void
}

/** What refers to a document. */
type Referrers = { list: Referrer[]; /** whether there are more */ isPart: boolean }

/** Why a document cannot leave the site yet: what needs it, each a click away. */
export function Refused({ what, referrers: { list, isPart }, onClose }: RefusedProps) {
  return (
    <Stack gap={4}>
      <Card tone="caution" padding={3} radius={2}>
        <Text size={1}>
          {what} {reasonOf(list, isPart)}
        </Text>
      </Card>
      <Box overflow="auto" style={{ maxBlockSize: '20rem' }}>
        <Stack gap={1}>
          {list.map((referrer) => (
            <Line key={referrer.id} referrer={referrer} onOpen={onClose} />
          ))}
          {isPart && (
            <Box padding={2}>
              <Text size={1} muted>
                These are the first {list.length}. You see others when these are gone.
              </Text>
            </Box>
          )}
        </Stack>
      </Box>
      <Flex justify="flex-end">
        <Button fontSize={1} padding={3} mode="ghost" text="Close" onClick={onClose} />
      </Flex>
    </Stack>
  )
}

function Line({ referrer, onOpen }: { referrer: Referrer; onOpen: () => void }) {
  const { id, type, isChild, places } = referrer
  const schema = useSchema()
  const schemaType = documentTypeOf(schema, type)
  const place = placeOf(referrer, schema)
  const link = schemaType && {
    as: IntentLink,
    'data-as': 'a',
    intent: 'edit',
    params: { id, type, ...(places[0] && { path: places[0].opens }) },
    onClick: onOpen,
  }
  return (
    <PreviewCard {...link} radius={2}>
      <Flex align="center" gap={2}>
        <Box flex={1} style={{ minInlineSize: 0 }}>
          {schemaType ? (
            <DraftPreview id={id} schemaType={schemaType} />
          ) : (
            <Box padding={2}>
              <Text size={1}>{id}</Text>
            </Box>
          )}
          {place && (
            <Box padding={2}>
              <Text size={1} muted>
                {place}
              </Text>
            </Box>
          )}
        </Box>
        <Box paddingX={2}>
          <Badge>{isChild ? 'Part of it' : (schemaType?.title ?? shortText(type))}</Badge>
        </Box>
      </Flex>
    </PreviewCard>
  )
}

/** What links to a document or is part of it, kept up to date; `failure` says why it is not known yet. */
export function useReferrers(id: string): { referrers?: Referrers; failure?: string } {
  const store = useDocumentStore()
  const [failure, setFailure] = useState<string>()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[references($id)]',
        query: referrersQuery,
        params: { id },
        perspective: 'raw',
        tag: 'desk.referrers',
        onFailure: setFailure,
      }).pipe(
        map((result) => {
          const found = result as Parameters<typeof referrersOf>[0]
          return { list: referrersOf(found.slice(0, maxLines), id), isPart: found.length > maxLines }
        }),
      ),
    [store, id],
  )
  return { referrers: useLive(source), failure }
}
