import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { Badge, Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { map } from 'rxjs'
import { PreviewCard, useDocumentStore, useSchema } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { schemaTypes } from '../../schema/index.ts'
import { fieldTitle } from '../drafts/field-title.ts'
import { liveQuery } from '../live-query.ts'
import { DraftPreview } from '../draft-preview.tsx'
import { PaneLoading } from '../loading.tsx'
import { isWrittenByCode } from '../singletons.ts'
import { useLive } from '../use-live.ts'
import { SearchMisses } from './search-misses-list.tsx'
import { CHECKS, findingsOf, type Check, type Examined, type Finding } from './findings.ts'
import { picturedTypes } from './pictured-types.ts'

/** What the content lacks, kept up to date; each line opens the document beside it. */
export function HealthPane() {
  const { findings, failure } = useFindings()
  if (!findings) return <PaneLoading failure={failure} />
  const checks = (Object.keys(CHECKS) as Check[]).map((check) => ({
    check,
    own: findings.filter((finding) => finding.check === check),
  }))
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={5}>
        {findings.length === 0 && (
          <Card tone="positive" padding={4} radius={3}>
            <Flex gap={3} align="center">
              <Text size={2}>
                <CheckmarkCircleIcon />
              </Text>
              <Text size={1}>
                Everything is in order: every picture is described, every link leads somewhere, and visitors
                can reach every product.
              </Text>
            </Flex>
          </Card>
        )}
        {checks
          .filter(({ own }) => own.length > 0)
          .map(({ check, own }) => (
            <Group key={check} check={check} findings={own} />
          ))}
        <SearchMisses />
      </Stack>
    </Box>
  )
}

/** Lines of a check. Each shows its document live: thousands would keep the window busy for a minute. */
const maxLines = 100

function Group({ check, findings }: { check: Check; findings: Finding[] }) {
  const { title, advice } = CHECKS[check]
  return (
    <Stack gap={3}>
      <Flex gap={2} align="center">
        <Heading as="h2" size={0}>
          {title}
        </Heading>
        <Badge tone="caution">{findings.length}</Badge>
      </Flex>
      <Text size={1} muted>
        {advice}
      </Text>
      <Stack gap={1}>
        {findings.slice(0, maxLines).map((finding, index) => (
          <Line key={[finding.id, finding.path, finding.detail, index].join(' ')} finding={finding} />
        ))}
      </Stack>
      {findings.length > maxLines && (
        <Text size={1} muted>
          These are the first {maxLines}. Mend some to see the others.
        </Text>
      )}
    </Stack>
  )
}

function Line({ finding }: { finding: Finding }) {
  const { id, type, isPublished, isFixedInDraft, isOnlyInDraft, where, opens, detail } = finding
  const { ChildLink, groupIndex, routerPanesState } = usePaneRouter()
  const schema = useSchema()
  const schemaType = schema.get(type)
  const childId = `${type}:${id}`
  const isOpen = routerPanesState[groupIndex + 1]?.[0]?.id === childId
  return (
    <PreviewCard
      as={ChildLink}
      data-as="a"
      {...{ childId, childParameters: opens ? { path: opens } : undefined }}
      // The Studio goes to a field only when the address changes.
      onClick={() => isOpen && opens && document.getElementById(opens)?.focus()}
      radius={2}
      pressed={isOpen}
      selected={isOpen}
      tone="inherit"
    >
      <Flex align="center" wrap="wrap">
        <Box flex={1} style={{ minInlineSize: '12rem' }}>
          {schemaType && <DraftPreview id={id} schemaType={schemaType} />}
        </Box>
        <Flex align="center" gap={2} paddingX={3} paddingY={2} wrap="wrap">
          <Text size={1} muted>
            {[fieldTitle(schema, type, where) ?? schemaType?.title, detail && `“${detail}”`]
              .filter(Boolean)
              .join(': ')}
          </Text>
          {!isPublished && <Badge tone="primary">Not published</Badge>}
          {isOnlyInDraft && <Badge tone="primary">In the draft only</Badge>}
          {isFixedInDraft && <Badge tone="positive">Fixed, not published</Badge>}
        </Flex>
      </Flex>
    </PreviewCard>
  )
}

const pictured = picturedTypes(schemaTypes)

function useFindings(): { findings?: Finding[]; failure?: string } {
  const store = useDocumentStore()
  const schema = useSchema()
  const [failure, setFailure] = useState<string>()
  const source = useMemo(() => {
    const types = schema
      .getTypeNames()
      .filter((name) => !name.startsWith('sanity.') && schema.get(name)?.type?.name === 'document')
      // what customers sent is as it was, and nobody can mend it
      .filter((name) => !isWrittenByCode(name))
    return liveQuery(store, {
      documents: '*[_type in $types]',
      params: { types },
      perspective: 'raw',
      tag: 'desk.health',
      onFailure: setFailure,
    }).pipe(map((documents) => findingsOf(documents as Examined[], pictured)))
  }, [store, schema])
  return { findings: useLive(source), failure }
}
