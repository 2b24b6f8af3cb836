import { AddIcon } from '@sanity/icons/Add'
import { Badge, Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { map } from 'rxjs'
import { useClient, useDocumentStore, type SanityClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { liveQuery } from '../live-query.ts'
import { useLive } from '../use-live.ts'
import { missesIn, type Miss, type MissDocument } from './search-misses.ts'

const SETTINGS = 'searchSettings'

/** What visitors searched and did not find; a line can be made a synonym. Nothing when all was found. */
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
        Words of visitors in the last twelve weeks for which the search had nothing. Make a synonym if you
        sell it under another name.
      </Text>
      <Stack as="ul" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {misses.map((miss) => (
          <Line key={miss.words} miss={miss} client={client} />
        ))}
      </Stack>
      <Flex>
        <Button mode="bleed" fontSize={1} text="Clear this list" onClick={() => void clear(client)} />
      </Flex>
    </Stack>
  )
}

function Line({ miss: { words, count, week }, client }: { miss: Miss; client: SanityClient }) {
  const { navigateIntent } = useRouter()
  return (
    <Card as="li" padding={2} radius={2} border>
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1} style={{ minInlineSize: '10rem' }}>
          <Stack gap={2}>
            <Text size={1} weight="medium">
              {words}
            </Text>
            <Text size={1} muted>
              {count === 1 ? 'once' : `${count} times`}, last in the week of {week}
            </Text>
          </Stack>
        </Box>
        <Button
          mode="ghost"
          fontSize={1}
          icon={AddIcon}
          text="Make a synonym"
          onClick={() =>
            void addSynonym(client, words).then(() =>
              navigateIntent('edit', { id: SETTINGS, type: SETTINGS }),
            )
          }
        />
      </Flex>
    </Card>
  )
}

/** Adds a synonym for these words to the draft of the settings; the editor writes what it means. */
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

const clear = (client: SanityClient) =>
  client.delete({ query: '*[_type == "searchMisses"]' }, { tag: 'health.clear' })

function useMisses(): Miss[] | undefined {
  const store = useDocumentStore()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[_type in ["searchMisses", "searchSettings"]]',
        question: `{
          "documents": *[_type == "searchMisses"] { _id, week, misses[] { words, count } },
          "synonyms": *[_type == "searchSettings"][].synonyms[].words
        }`,
        perspective: 'raw',
        tag: 'desk.search-misses',
      }).pipe(
        map((answer) => {
          const { documents, synonyms } = answer as {
            documents: MissDocument[]
            synonyms: (string | null)[] | null
          }
          return missesIn(
            documents,
            (synonyms ?? []).flatMap((words) => words ?? []),
          )
        }),
      ),
    [store],
  )
  return useLive(source)
}
