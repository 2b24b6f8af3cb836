import { Badge, Box, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { map } from 'rxjs'
import { Preview, PreviewCard, useDocumentStore, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { liveQuery } from '../live-query.ts'
import { useUsedOn } from '../shown-on/shown-on.tsx'
import { useLive } from '../use-live.ts'
import { reasonOf, referrersOf, referrersQuery, type Referrer } from './referrers.ts'

type DeleteDialogProps = {
  id: string
  type: string
  isPublished: boolean
  onDelete: () => Promise<void>
  onUnpublish: () => Promise<void>
  onClose: () => void
}

/** How many pages the dialog names. */
const MAX_PAGES = 6

/** Shows the consequences of a deletion; a document that others need cannot be deleted. */
export function DeleteDialog({ id, type, isPublished, onDelete, onUnpublish, onClose }: DeleteDialogProps) {
  const referrers = useReferrers(id)
  const used = useUsedOn(id, type)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const run = async (deed: () => Promise<void>) => {
    setBusy(true)
    try {
      await deed()
      onClose()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
      setBusy(false)
    }
  }
  if (!referrers || !used) {
    return (
      <Flex padding={5} justify="center">
        <Spinner muted />
      </Flex>
    )
  }
  if (referrers.length > 0) return <Refused referrers={referrers} onClose={onClose} />
  return (
    <Stack gap={4}>
      {isPublished && used.frame && <Text size={1}>{used.frame.message}</Text>}
      {isPublished && used.places.length > 0 && (
        <Stack gap={3}>
          <Text size={1}>Visitors will no longer find it here:</Text>
          {used.places.slice(0, MAX_PAGES).map(({ href, title }) => (
            <Text key={href} size={1} muted>
              {title} · {href}
            </Text>
          ))}
          {used.places.length > MAX_PAGES && (
            <Text size={1} muted>
              and on {used.places.length - MAX_PAGES} more pages
            </Text>
          )}
        </Stack>
      )}
      <Text size={1}>
        No other document links to it or is part of it. You can bring it back later: “Site”, then “Deleted
        documents”.
      </Text>
      {isPublished && (
        <Text size={1}>To take it off the site and keep working on it, unpublish it instead.</Text>
      )}
      {error && (
        <Card tone="critical" padding={3} radius={2} role="alert">
          <Text size={1}>{error}</Text>
        </Card>
      )}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" fontSize={1} padding={3} text="Cancel" onClick={onClose} />
        {isPublished && (
          <Button
            mode="ghost"
            fontSize={1}
            padding={3}
            disabled={isBusy}
            text="Unpublish instead"
            onClick={() => void run(onUnpublish)}
          />
        )}
        <Button
          tone="critical"
          fontSize={1}
          padding={3}
          disabled={isBusy}
          text="Delete"
          onClick={() => void run(onDelete)}
        />
      </Flex>
    </Stack>
  )
}

function Refused({ referrers, onClose }: { referrers: Referrer[]; onClose: () => void }) {
  return (
    <Stack gap={4}>
      <Card tone="caution" padding={3} radius={2}>
        <Text size={1}>It cannot be deleted yet. {reasonOf(referrers)}</Text>
      </Card>
      <Box overflow="auto" style={{ maxBlockSize: '20rem' }}>
        <Stack gap={1}>
          {referrers.map((referrer) => (
            <Line key={referrer.id} referrer={referrer} onOpen={onClose} />
          ))}
        </Stack>
      </Box>
      <Flex justify="flex-end">
        <Button fontSize={1} padding={3} mode="ghost" text="Close" onClick={onClose} />
      </Flex>
    </Stack>
  )
}

function Line({ referrer: { id, type, isChild }, onOpen }: { referrer: Referrer; onOpen: () => void }) {
  const schemaType = useSchema().get(type)
  return (
    <PreviewCard
      as={IntentLink}
      data-as="a"
      {...{ intent: 'edit', params: { id, type }, onClick: onOpen }}
      radius={2}
    >
      <Flex align="center" gap={2}>
        <Box flex={1} style={{ minInlineSize: 0 }}>
          {schemaType && (
            <Preview layout="default" schemaType={schemaType} value={{ _id: id, _type: type }} />
          )}
        </Box>
        <Box paddingX={2}>
          <Badge>{isChild ? 'Part of it' : (schemaType?.title ?? type)}</Badge>
        </Box>
      </Flex>
    </PreviewCard>
  )
}

function useReferrers(id: string): Referrer[] | undefined {
  const store = useDocumentStore()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[references($id)]',
        query: referrersQuery,
        params: { id },
        perspective: 'raw',
        tag: 'desk.referrers',
      }).pipe(map((found) => referrersOf(found as Parameters<typeof referrersOf>[0]))),
    [store, id],
  )
  return useLive(source)
}
