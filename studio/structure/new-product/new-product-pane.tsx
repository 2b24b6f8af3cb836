import { AddIcon } from '@sanity/icons/Add'
import { Box, Button, Card, Container, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useMemo, useState, type FormEvent } from 'react'
import { map } from 'rxjs'
import { useClient, useDocumentStore } from 'sanity'
import { useRouter } from 'sanity/router'
import { liveCatalogue } from '../live-catalogue.ts'
import { useLive } from '../use-live.ts'
import { newProductDrafts, type Parent } from './drafts.ts'

type NewProductPaneProps = { options?: { parent?: string } }

/** Asks for the name and the place of a new product, makes its drafts, and opens it. */
export function NewProductPane({ options }: NewProductPaneProps) {
  const parentId = options?.parent ?? ''
  const siblings = useSiblings(parentId)
  const client = useClient({ apiVersion: '2025-02-19' })
  const { navigateIntent } = useRouter()
  const [name, setName] = useState('')
  const [place, setPlace] = useState<number>()
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking')

  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim() || state === 'working') return
    setState('working')
    try {
      const stored = await client.fetch<Parent[]>(
        '*[_id in [$id, "drafts." + $id]]',
        { id: parentId },
        { perspective: 'raw' },
      )
      const parent = stored.find(({ _id }) => _id !== parentId) ?? stored[0]
      if (!parent) throw new Error('gone')
      const at = place ?? parent.products?.length ?? 0
      const { productId, documents } = newProductDrafts({
        name: name.trim(),
        parent,
        place: at,
        newId: () => crypto.randomUUID(),
      })
      const transaction = client.transaction()
      for (const document of documents) transaction.createOrReplace(document)
      await transaction.commit({ visibility: 'sync', tag: 'desk.new-product' })
      navigateIntent('edit', { id: productId, type: 'subCategory' })
    } catch {
      setState('failed')
    }
  }

  return (
    <Container width={1} padding={4}>
      <form onSubmit={(event) => void create(event)}>
        <Stack gap={5}>
          <Field label="Name" hint="What visitors read on the card, for example “Foil Lids, Round”.">
            <TextInput
              id="new-product-name"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </Field>
          <Field label="Place" hint="Where it stands among the others. Dragging moves it later.">
            <Select
              id="new-product-place"
              value={place ?? siblings.length}
              onChange={(event) => setPlace(Number(event.currentTarget.value))}
            >
              {['', ...siblings].map((sibling, index) => (
                <option key={`${index} ${sibling}`} value={index}>
                  {index === 0 ? '1: first' : `${index + 1}: after “${sibling}”`}
                </option>
              ))}
            </Select>
          </Field>
          <Box>
            <Button
              type="submit"
              tone="primary"
              icon={AddIcon}
              text="Create"
              loading={state === 'working'}
              disabled={!name.trim()}
            />
          </Box>
          {state === 'failed' && (
            <Card tone="critical" padding={3} radius={2}>
              <Text size={1}>It could not be created. Please try again.</Text>
            </Card>
          )}
          <Text size={1} muted>
            Then add its picture under “Edit” and its text under “Details”. It is on the site once three
            things are published: the details, the product, and last what holds it.
          </Text>
        </Stack>
      </form>
    </Container>
  )
}

function Field({
  label,
  hint,
  children,
}: {
  label: string
  hint: string
  children: React.ReactElement<{ id?: string }>
}) {
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" {...{ htmlFor: children.props.id }}>
        {label}
      </Text>
      <Text size={1} muted>
        {hint}
      </Text>
      {children}
    </Stack>
  )
}

/** The names of what a category already holds, in order. */
function useSiblings(parentId: string): string[] {
  const store = useDocumentStore()
  const source = useMemo(
    () =>
      liveCatalogue(store).pipe(
        map((tree) => tree.childrenOf(parentId).map((child) => child.name ?? 'Untitled')),
      ),
    [store, parentId],
  )
  return useLive(source) ?? []
}
