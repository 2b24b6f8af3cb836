import { AddIcon } from '@sanity/icons/Add'
import { EditIcon } from '@sanity/icons/Edit'
import { Badge, Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { map } from 'rxjs'
import { useClient, useDocumentStore, type SanityClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { liveQuery } from '../live-query.ts'
import { useLive } from '../use-live.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { openable } from './links.ts'
import { useDocumentMutation } from '../inbox/use-document-mutation.ts'
import { missesIn, missesQuery, oldestDay, type FoundMisses, type Miss } from './search-misses.ts'

const SETTINGS = 'searchSettings'

/** What visitors searched and did not find; each line leads to a synonym. Nothing when everything was found. */
export function SearchMisses() {
  const client = useClient({ apiVersion: '2025-02-19' })
  const misses = useMisses()
  if (!misses || misses.length === 0) return null
  return (
    <Stack gap={3}>
      <Flex gap={2} align="center">
        <Heading as="h2" size={0}>
          Searched and not found
        </Heading>
        <Badge tone="caution">{misses.length}</Badge>
      </Flex>
      <Text size={1} muted>
        Searches in the last twelve weeks that found nothing. If you sell the item under another name, add a
        synonym.
      </Text>
      <Stack as="ul" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {misses.map((miss) => (
          <Line key={miss.words} miss={miss} client={client} />
        ))}
      </Stack>
      <ClearButton client={client} />
    </Stack>
  )
}

function ClearButton({ client }: { client: SanityClient }) {
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning } = useDocumentMutation(() => clear(client), {
    done: 'List cleared',
    failed: 'The list was not cleared. Try again.',
  })
  return (
    <Flex>
      <Button
        mode="bleed"
        fontSize={1}
        text="Clear this list"
        disabled={isRunning}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title="Clear this list?"
          text="Delete all recorded searches? This cannot be undone."
          confirm="Delete all"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            run()
          }}
        />
      )}
    </Flex>
  )
}

function Line({ miss, client }: { miss: Miss; client: SanityClient }) {
  const { words, count, week, hasUnpublishedSynonym } = miss
  const { navigateIntent } = useRouter()
  const open = async () =>
    navigateIntent('edit', { id: SETTINGS, type: SETTINGS, ...(await pathOf(client, words)) })
  const { run, isRunning } = useDocumentMutation(() => addSynonym(client, words).then(open), {
    done: 'Synonym added. Enter what it means, then publish.',
    failed: 'The synonym was not added. Try again.',
  })
  return (
    <Card as="li" padding={2} radius={2} border>
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1} style={{ minInlineSize: '10rem' }}>
          <Stack gap={2}>
            <Text size={1} weight="medium">
              {words}
            </Text>
            <Text size={1} muted>
              {count === 1 ? '1 search' : `${count} searches`}, last in the week of {week}
            </Text>
          </Stack>
        </Box>
        {hasUnpublishedSynonym ? (
          <>
            <Text size={1} muted>
              Synonym not published
            </Text>
            <Button mode="ghost" fontSize={1} icon={EditIcon} text="Open" onClick={() => void open()} />
          </>
        ) : (
          <Button
            mode="ghost"
            fontSize={1}
            icon={AddIcon}
            text="Add synonym"
            disabled={isRunning}
            onClick={run}
          />
        )}
      </Flex>
    </Card>
  )
}

/** Adds a synonym for these words to the draft of the settings; the editor enters its meaning. */
async function addSynonym(client: SanityClient, words: string): Promise<void> {
  const published = await client.getDocument(SETTINGS)
  const _id = `drafts.${SETTINGS}`
  await client
    .transaction()
    .createIfNotExists({ ...published, _id, _type: SETTINGS })
    .patch(_id, (patch) =>
      patch
        .setIfMissing({ synonyms: [] })
        .append('synonyms', [{ _key: crypto.randomUUID(), _type: 'synonym', words }]),
    )
    .commit({ tag: 'health.synonym' })
}

/** The path of the field in which the editor enters what a started synonym means. */
async function pathOf(client: SanityClient, words: string): Promise<{ path?: string }> {
  const found = await client.fetch<{ key: string | null; synonyms: unknown } | null>(
    `*[_id == "drafts.${SETTINGS}"][0] { "key": synonyms[lower(words) == $words][0]._key, synonyms }`,
    { words },
    { perspective: 'raw', tag: 'health.synonym' },
  )
  const path = found?.key && openable(found, `synonyms[_key=="${found.key}"].meaning`)
  return path ? { path } : {}
}

/** Deletes all counts, also those of weeks that are no longer shown. */
const clear = (client: SanityClient) =>
  client.delete({ query: '*[_type == "searchMisses"]' }, { tag: 'health.clear' })

function useMisses(): Miss[] | undefined {
  const store = useDocumentStore()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[_type in ["searchMisses", "searchSettings"]]',
        query: missesQuery,
        params: { oldest: oldestDay() },
        perspective: 'raw',
        tag: 'desk.search-misses',
      }).pipe(map((found) => missesIn(found as FoundMisses))),
    [store],
  )
  return useLive(source)
}
