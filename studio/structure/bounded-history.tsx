import { useMemo } from 'react'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import {
  getPublishedId,
  LoadingBlock,
  useEditState,
  useEvents,
  type DocumentInspector,
  type DocumentInspectorProps,
} from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { hasManyChanges } from './many-changes.ts'

/**
 * The history of a document. It compares two versions of a list member by member, and draws each change: of the thousands that a
 * program can store, a browser does for minutes. The history itself is shown then, too.
 */
export function boundedHistory({ component: History, ...inspector }: DocumentInspector): DocumentInspector {
  function BoundedHistory(props: DocumentInspectorProps) {
    const { documentId, documentType, onClose } = props
    const { params, setParams } = usePaneRouter()
    const { draft, published, ready } = useEditState(getPublishedId(documentId), documentType)
    const { revision, sinceRevision } = useEvents()
    // What the history compares: versions that it chose, or that somebody picked, which can be unlike what is there now.
    const before = sinceRevision?.document ?? published
    const after = revision?.document ?? draft ?? published
    const isTooMuch = useMemo(() => hasManyChanges(before, after), [before, after])
    if (params?.changesInspectorTab !== 'review') return <History {...props} />
    // Before both are known, they do not differ, and the history would be drawn meanwhile.
    if (!ready || sinceRevision?.loading || revision?.loading) return <LoadingBlock showText />
    if (!isTooMuch) return <History {...props} />
    return (
      <Stack padding={3} gap={3}>
        <Card tone="caution" padding={3} radius={2} border>
          <Text size={1}>
            So much of this document is different that its changes cannot be shown. The history has its
            earlier versions.
          </Text>
        </Card>
        <Flex gap={2}>
          <Button
            mode="ghost"
            text="Show the history"
            onClick={() => setParams({ ...params, changesInspectorTab: 'history' })}
          />
          <Button mode="bleed" text="Close" onClick={onClose} />
        </Flex>
      </Stack>
    )
  }
  return { ...inspector, component: BoundedHistory }
}
