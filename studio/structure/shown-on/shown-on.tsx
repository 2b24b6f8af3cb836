import { LaunchIcon } from '@sanity/icons/Launch'
import { Box, Card, Container, Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { map } from 'rxjs'
import { getPublishedId, useDocumentStore, type SanityDocument } from 'sanity'
import { siteUrl } from '../../environment.ts'
import { liveQuery } from '../live-query.ts'
import { useLive } from '../use-live.ts'
import type { Place } from '../../presentation/used-on.ts'
import { shownAt, surroundingsOf, type ShownDocument, type Surroundings } from './places.ts'

type ShownOnProps = {
  documentId: string
  schemaType: { name: string }
  document: { displayed: Partial<SanityDocument>; published: SanityDocument | null }
}

/** The pages of the site that show a document, each a click away. */
export function ShownOn({ documentId, schemaType, document: { displayed, published } }: ShownOnProps) {
  const shown: ShownDocument = {
    ...(displayed as Partial<ShownDocument>),
    _id: getPublishedId(documentId),
    _type: schemaType.name,
  }
  const surroundings = useSurroundings(shown._id, schemaType.name, shown.post?._ref ?? '')
  const places = surroundings && shownAt(shown, surroundings)
  return (
    <Container width={1} padding={4}>
      <Stack gap={4}>
        <Text size={1} muted>
          {explain(places, Boolean(published))}
        </Text>
        {places && places.length > 0 && (
          <Stack gap={2}>
            {places.map((place) => (
              <Line key={place.href} place={place} />
            ))}
          </Stack>
        )}
      </Stack>
    </Container>
  )
}

function explain(places: Place[] | undefined, isPublished: boolean): string {
  if (!places) return 'Looking…'
  if (places.length === 0) return 'No page of the site shows this document yet.'
  return isPublished
    ? 'Visitors meet this document here. A click opens the page.'
    : 'Once it is published, visitors will meet this document here.'
}

function Line({ place: { title, href } }: { place: Place }) {
  return (
    <Card
      as="a"
      {...{ href: siteUrl + href, target: '_blank', rel: 'noreferrer' }}
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
          <LaunchIcon />
        </Text>
      </Flex>
    </Card>
  )
}

function useSurroundings(id: string, type: string, post: string): Surroundings | undefined {
  const store = useDocumentStore()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[_type in ["page", "category", "subCategory", "post"]]',
        question: surroundingsOf(type),
        params: { id, post },
        perspective: 'drafts',
        tag: 'desk.shown-on',
      }).pipe(map((answer) => answer as Surroundings)),
    [store, id, type, post],
  )
  return useLive(source)
}
