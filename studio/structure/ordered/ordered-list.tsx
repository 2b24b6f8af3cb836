import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd'
import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMemo, useState } from 'react'
import { map } from 'rxjs'
import {
  DocumentStatusIndicator,
  Preview,
  PreviewCard,
  useClient,
  useDocumentStore,
  useDocumentVersionInfo,
  useSchema,
} from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { liveQuery } from '../live-query.ts'
import { useLive } from '../use-live.ts'
import { linesOf, moved, numbering, type Line, type Stored } from './order.ts'

type OrderedListProps = { options?: { type?: string } }

/** All documents of a type in the order of their numbers; dragging a line, or moving it by keyboard, renumbers them. */
export function OrderedList({ options }: OrderedListProps) {
  const type = options?.type ?? ''
  const lines = useLines(type)
  const [order, setOrder] = useOptimistic(lines)
  const client = useClient({ apiVersion: '2025-02-19' })
  const toast = useToast()

  const drop = async ({ source, destination }: DropResult) => {
    if (!order || !destination || destination.index === source.index) return
    const next = moved(order, source.index, destination.index)
    setOrder(next)
    const transaction = client.transaction()
    for (const { id, number } of numbering(next)) transaction.patch(id, { set: { number } })
    try {
      await transaction.commit({ visibility: 'async', tag: 'desk.order' })
    } catch {
      setOrder(undefined)
      toast.push({ status: 'error', title: 'The new order could not be saved. Please try again.' })
    }
  }

  if (!order) return null
  return (
    <Box padding={2} overflow="auto" height="fill">
      <Box paddingX={3} paddingTop={2} paddingBottom={3}>
        <Text size={1} muted>
          {order.length > 1
            ? 'Drag a line by its dots to move it. The site shows the new order at once.'
            : order.length === 0 && 'Nothing here yet. Press “+” to add the first.'}
        </Text>
      </Box>
      <DragDropContext onDragEnd={(result) => void drop(result)}>
        <Droppable droppableId={type}>
          {(zone) => (
            <Stack ref={zone.innerRef} {...zone.droppableProps} gap={1}>
              {order.map((line, index) => (
                <Row key={line.id} line={line} index={index} type={type} />
              ))}
              {zone.placeholder}
            </Stack>
          )}
        </Droppable>
      </DragDropContext>
    </Box>
  )
}

function Row({ line, index, type }: { line: Line; index: number; type: string }) {
  const { ChildLink, groupIndex, routerPanesState } = usePaneRouter()
  const schemaType = useSchema().get(type)
  const { draft, published, versions } = useDocumentVersionInfo(line.id)
  const isOpen = routerPanesState[groupIndex + 1]?.[0]?.id === line.id
  return (
    <Draggable draggableId={line.id} index={index}>
      {(item, { isDragging }) => (
        <Card ref={item.innerRef} {...item.draggableProps} radius={2} shadow={isDragging ? 3 : 0}>
          <Flex align="center">
            <Box
              {...item.dragHandleProps}
              padding={2}
              style={{ cursor: 'grab' }}
              aria-label={`Move ${line.name || 'Untitled'}`}
            >
              <Text size={2} muted>
                <DragHandleIcon />
              </Text>
            </Box>
            <PreviewCard
              as={ChildLink}
              data-as="a"
              {...{ childId: line.id }}
              flex={1}
              radius={2}
              pressed={isOpen}
              selected={isOpen}
              tone="inherit"
            >
              <Flex align="center" paddingRight={3}>
                <Box flex={1}>
                  {schemaType && (
                    <Preview layout="default" schemaType={schemaType} value={{ _id: line.id, _type: type }} />
                  )}
                </Box>
                <DocumentStatusIndicator draft={draft} published={published} versions={versions} />
              </Flex>
            </PreviewCard>
          </Flex>
        </Card>
      )}
    </Draggable>
  )
}

function useLines(type: string): Line[] | undefined {
  const store = useDocumentStore()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[_type == $type]',
        question: '*[_type == $type]{_id, number, "name": coalesce(name, title)}',
        params: { type },
        perspective: 'raw',
        tag: 'desk.ordered',
      }).pipe(map((documents) => linesOf(documents as Stored[]))),
    [store, type],
  )
  return useLive(source)
}

/** Shows what an editor has just done until the lake answers anew. */
function useOptimistic(known: Line[] | undefined) {
  const [own, setOwn] = useState<{ over: typeof known; order: Line[] }>()
  const setOrder = (order: Line[] | undefined) => setOwn(order && { over: known, order })
  return [own && own.over === known ? own.order : known, setOrder] as const
}
