import { PresentationIcon } from '@sanity/icons/Presentation'
import { Box, Card, Container, Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { map } from 'rxjs'
import { IntentLink } from 'sanity/router'
import { getPublishedId, useDocumentStore, type SanityDocument } from 'sanity'
import { liveQuery } from '../live-query.ts'
import { useLive } from '../use-live.ts'
import { explain } from './explain.ts'
import {
  changesUsage,
  usedOn,
  usedOnQuery,
  type Place,
  type Usage,
  type UsedOn,
} from '../../presentation/used-on.ts'

type ShownOnProps = {
  documentId: string
  schemaType: { name: string }
  document: { published: SanityDocument | null }
}

type LineProps = {
  /** The document that stays open beside the page. */
  opened: { id: string; type: string }
  place: Place
}

/** The pages of the site that show a document; a click opens one in Preview, with the document beside it. */
export function ShownOn({ documentId, schemaType, document: { published } }: ShownOnProps) {
  const found = useUsedOn(getPublishedId(documentId), schemaType.name)
  const places = found?.places
  const opened = { id: getPublishedId(documentId), type: schemaType.name }
  return (
    <Container width={1} padding={4}>
      <Stack gap={4}>
        <Text size={1} muted>
          {explain(found, published)}
        </Text>
        {places && places.length > 0 && (
          <Stack gap={2}>
            {places.map((place) => (
              <Line key={place.href} opened={opened} place={place} />
            ))}
            {found.more !== undefined && (
              <Text size={1} muted>
                And {found.more} more.
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </Container>
  )
}

function Line({ opened, place: { title, href } }: LineProps) {
  return (
    <Card
      as={IntentLink}
      {...{
        intent: 'edit',
        params: { ...opened, mode: 'presentation', presentation: 'presentation', preview: href },
      }}
      data-as="a"
      padding={3}
      radius={2}
      border
    >
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <Stack gap={2}>
            <Text size={1} weight="medium">
              {title}
            </Text>
            <Text size={1} muted>
              {href}
            </Text>
          </Stack>
        </Box>
        <Text size={1} muted>
          <PresentationIcon />
        </Text>
      </Flex>
    </Card>
  )
}

/** The pages that show a document, kept up to date. */
export function useUsedOn(id: string, type: string): UsedOn | undefined {
  const store = useDocumentStore()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: changesUsage,
        query: usedOnQuery(type),
        params: { id },
        perspective: 'drafts',
        tag: 'desk.shown-on',
      }).pipe(map((answer) => usedOn({ _id: id, _type: type }, answer as Usage))),
    [store, id, type],
  )
  return useLive(source)
}
