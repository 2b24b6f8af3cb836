import { SearchIcon } from '@sanity/icons/Search'
import { Box, Card, Dialog, Grid, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient, type AssetSource, type AssetSourceComponentProps } from 'sanity'
import { descriptionsIn } from './description-in.ts'
import { findPictures, nameOf, type Stored } from './picture-names.ts'

/** Maximum number of pictures in the dialog; more words find fewer. */
const MAX_SHOWN = 60
const THUMBNAIL = '?w=240&h=240&fit=max&auto=format'

/** The dialog mounts its content after the component that renders it. */
const focus = (input: HTMLInputElement | null) => input?.focus()

/** Chooses among the uploaded pictures by name, which the Studio's own list cannot. */
export const findPicture: AssetSource = {
  name: 'find-picture',
  title: 'Find by name',
  icon: SearchIcon,
  component: FindPicture,
}

function FindPicture({ onClose, onSelect }: AssetSourceComponentProps) {
  const { pictures, failure } = usePictures()
  const [text, setText] = useState('')
  const found = findPictures(pictures ?? [], text)
  return (
    <Dialog
      id="find-picture"
      header="Find a picture by name"
      width={2}
      // Otherwise the button that closes the dialog takes the focus from the search field.
      __unstable_autoFocus={false}
      onClose={onClose}
    >
      <Stack gap={4} padding={4}>
        <TextInput
          type="search"
          ref={focus}
          aria-label="Name"
          placeholder="Words of its description, or the name of its file"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Text size={1} muted aria-live="polite">
          {pictures ? summary(found.length) : !failure && 'Looking…'} {failure && problem(failure, !pictures)}
        </Text>
        <Grid gap={3} style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
          {found.slice(0, MAX_SHOWN).map((picture) => (
            <Card
              key={picture._id}
              as="button"
              {...{
                type: 'button',
                onClick: () => onSelect([{ kind: 'assetDocumentId', value: picture._id }]),
              }}
              padding={2}
              radius={2}
            >
              <Stack gap={2}>
                <Box style={{ aspectRatio: '1' }}>
                  {/* oxlint-disable-next-line next/no-img-element -- The Studio is no Next.js site. */}
                  <img
                    src={picture.url + THUMBNAIL}
                    alt=""
                    loading="lazy"
                    style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }}
                  />
                </Box>
                <Text size={1}>{nameOf(picture)}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Dialog>
  )
}

const problem = (failure: string, isAll: boolean) =>
  `${isAll ? 'The pictures' : 'The descriptions of pictures'} cannot be read at the moment: ${failure} Close this, and open it again.`

function summary(count: number): string {
  if (count === 0) return 'No picture has these words in its description or file name.'
  return count > MAX_SHOWN ? `${count} pictures, the newest ${MAX_SHOWN} below` : `${count} found`
}

/** The pictures by their file names at first; their descriptions, for which all documents are read, follow. */
function usePictures(): { pictures?: Stored[]; failure?: string } {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [state, setState] = useState<{ pictures?: Stored[]; failure?: string }>({})
  useEffect(() => {
    let isCurrent = true
    const show = (pictures: Stored[]) => isCurrent && setState({ pictures })
    const read = async () => {
      const stored = await client.fetch<Stored[]>(storedQuery, {}, options)
      show(stored)
      const descriptions = descriptionsIn(await client.fetch<object[]>(usersQuery, {}, options))
      show(
        stored.map((picture) => ({ ...picture, descriptions: [...(descriptions.get(picture._id) ?? [])] })),
      )
    }
    read().catch((error: unknown) => {
      const failure = error instanceof Error ? error.message : String(error)
      if (isCurrent) setState((earlier) => ({ ...earlier, failure }))
    })
    return () => {
      isCurrent = false
    }
  }, [client])
  return state
}

const options = { perspective: 'drafts', tag: 'desk.pictures' } as const
const storedQuery =
  '*[_type == "sanity.imageAsset"] | order(_createdAt desc) { _id, url, title, originalFilename }'
const usersQuery = '*[references(*[_type == "sanity.imageAsset"]._id)]'
