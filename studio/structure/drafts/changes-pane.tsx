import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { PreviewCard, useClient, useCurrentUser, useRelativeTime, useSchema } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { shortText } from '../../short-text.ts'
import { DraftPreview } from '../draft-preview.tsx'
import { PaneLoading } from '../loading.tsx'
import { maxLines } from '../max-lines.ts'
import { Check, Select } from '../products/table-style.ts'
import { documentTypeOf } from '../document-type.ts'
import { publishForms } from './publish-forms.ts'
import { documents, publishMessage, type Outcome } from './publish-message.ts'
import { Report } from './report.tsx'
import { useChanges, type Unpublished } from './use-changes.ts'
import { useValidate } from './use-validate.ts'

/** Everything that editors have changed and visitors do not see yet; a selection is published together. */
export function ChangesPane() {
  const all = useChanges()
  const me = useCurrentUser()?.id ?? ''
  const client = useClient({ apiVersion: '2025-02-19' })
  const validate = useValidate()
  const [whose, setWhose] = useState<'mine' | 'all'>('mine')
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [isPublishing, setPublishing] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | { error: string }>()
  if (!all) return <PaneLoading />
  const shown = whose === 'mine' ? all.filter(({ authorIds }) => authorIds.includes(me)) : all
  const selected = shown.filter(({ id }) => selection.has(id))
  const isAll = shown.length > 0 && selected.length === shown.length
  const publish = async () => {
    setPublishing(true)
    try {
      const { forms, refused } = await publishForms(
        client,
        validate,
        selected.map(({ id }) => id),
      )
      setOutcome({ published: forms.length, refused })
      setSelection(new Set(refused.map(({ id }) => id)))
    } catch (error) {
      setOutcome({ error: error instanceof Error ? error.message : String(error) })
    } finally {
      setPublishing(false)
    }
  }
  return (
    <Flex direction="column" height="fill" style={{ minBlockSize: 0 }}>
      <Box padding={3}>
        <Stack gap={3}>
          <Flex gap={2} align="center" wrap="wrap">
            <Check
              type="checkbox"
              aria-label="Select all"
              checked={isAll}
              disabled={shown.length === 0}
              onChange={() => setSelection(new Set(isAll ? [] : shown.map(({ id }) => id)))}
            />
            <Select
              aria-label="Whose changes"
              style={{ inlineSize: 'auto', borderColor: 'var(--card-border-color)' }}
              value={whose}
              onChange={({ currentTarget }) => setWhose(currentTarget.value as 'mine' | 'all')}
            >
              <option value="mine">Changed by me</option>
              <option value="all">Changed by anyone</option>
            </Select>
            <Button
              tone="positive"
              fontSize={1}
              padding={3}
              disabled={selected.length === 0 || isPublishing}
              loading={isPublishing}
              text={selected.length > 0 ? `Publish ${selected.length}` : 'Publish'}
              onClick={() => void publish()}
            />
          </Flex>
          <Report message={outcome && messageOf(outcome, all)} />
        </Stack>
      </Box>
      <Box flex={1} overflow="auto" paddingX={3} paddingBottom={3}>
        {all.length === maxLines && (
          <Text size={1} muted>
            These are the latest {maxLines} changes. Publish or discard some to see older ones.
          </Text>
        )}
        {shown.length === 0 && <Nothing isMine={whose === 'mine'} others={all} />}
        <Stack as="ul" gap={1}>
          {shown.map((change) => (
            <Line
              key={change.id}
              change={change}
              isSelected={selection.has(change.id)}
              onSelect={(isSelected) =>
                setSelection(
                  new Set(
                    [...selection].filter((id) => id !== change.id).concat(isSelected ? change.id : []),
                  ),
                )
              }
            />
          ))}
        </Stack>
      </Box>
    </Flex>
  )
}

const messageOf = (outcome: Outcome | { error: string }, changes: readonly Unpublished[]) =>
  'error' in outcome
    ? { tone: 'critical' as const, text: `Nothing was published. ${outcome.error}` }
    : publishMessage(outcome, new Set(changes.map(({ id }) => id)))

function Nothing({ isMine, others }: { isMine: boolean; others: readonly Unpublished[] }) {
  const doubt = isMine ? doubtOf(others) : undefined
  const published = 'Everything that you changed is published.'
  return (
    <Card padding={4} radius={2} tone={doubt ? 'caution' : 'positive'}>
      <Text size={1}>
        {doubt ??
          (isMine && others.length > 0
            ? `${published} Others have changed ${documents(others.length)}.`
            : 'Everything is published.')}
      </Text>
    </Card>
  )
}

/** Why it is not known whether an editor has changed something else than these. */
function doubtOf(others: readonly Unpublished[]): string | undefined {
  if (others.some(({ authorIds }) => authorIds.length === 0))
    return 'Who has changed what is not known at this moment. Choose “Changed by anyone” to see all changes.'
  return others.length === maxLines ? `None of the latest ${maxLines} changes is yours.` : undefined
}

type LineProps = { change: Unpublished; isSelected: boolean; onSelect: (isSelected: boolean) => void }

function Line({ change: { id, type, isNew, updatedAt, author }, isSelected, onSelect }: LineProps) {
  const { ChildLink } = usePaneRouter()
  const schemaType = documentTypeOf(useSchema(), type)
  const link = schemaType && { as: ChildLink, 'data-as': 'a', childId: `${type}:${id}` }
  const when = useRelativeTime(updatedAt, { useTemporalPhrase: true })
  return (
    <Flex as="li" align="center" gap={1}>
      <Check
        type="checkbox"
        aria-labelledby={`change-${id}`}
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
      />
      <Box flex={1} style={{ minInlineSize: 0 }}>
        <PreviewCard {...link} radius={2}>
          <Flex align="center" wrap="wrap" gap={2}>
            <Box id={`change-${id}`} flex={1} style={{ minInlineSize: '11rem' }}>
              {schemaType ? (
                <DraftPreview id={id} schemaType={schemaType} />
              ) : (
                <Box padding={3}>
                  <Text size={1}>A document of the unknown type “{shortText(type)}”</Text>
                </Box>
              )}
            </Box>
            <Flex align="center" gap={2} padding={2} wrap="wrap">
              <Text size={1} muted>
                {[schemaType?.title, author && `by ${author}`, when].filter(Boolean).join(' · ')}
              </Text>
              <Badge tone={isNew ? 'primary' : 'caution'}>{isNew ? 'Not published' : 'Changed'}</Badge>
            </Flex>
          </Flex>
        </PreviewCard>
      </Box>
    </Flex>
  )
}
