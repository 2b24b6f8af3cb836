import { useEffect, useEffectEvent, useRef } from 'react'
import {
  getDraftId,
  getPublishedId,
  set,
  unset,
  useClient,
  useFormValue,
  type InputProps,
  type SanityClient,
  type StringInputProps,
} from 'sanity'
import { descriptionsIn, isUsable } from './description-in.ts'
import { replacement, type Described } from './replaces-description.ts'

/** Whether an input is for the description of a picture. */
export const isDescription = ({ path, schemaType }: InputProps): boolean =>
  path.at(-1) === 'alt' && schemaType.jsonType === 'string'

/**
 * The description of a picture. Another picture brings the description along that it has elsewhere; the description of
 * the picture before it is removed.
 */
export function DescriptionInput(props: StringInputProps) {
  const { path, onChange, readOnly, renderDefault } = props
  const picture = useFormValue(path.slice(0, -1)) as { asset?: { _ref?: string }; alt?: string } | undefined
  const id = useFormValue(['_id']) as string
  const [asset, alt] = [picture?.asset?._ref, picture?.alt]
  const before = useRef<Described>({ asset, alt })
  const client = useClient({ apiVersion: '2025-02-19' })
  const write = useEffectEvent((description: string | undefined) => {
    if (description !== alt) onChange(description ? set(description) : unset())
  })
  const draftId = getDraftId(getPublishedId(id))
  useEffect(() => {
    if (readOnly) return undefined
    const earlier = before.current
    // A removed picture can leave its description. It belongs to that picture until an editor changes it.
    before.current = { asset: asset ?? (alt === earlier.alt ? earlier.asset : undefined), alt }
    const replaced = replacement(earlier, { asset, alt })
    if (!asset || replaced === 'never') return undefined
    let isCurrent = true
    const replace = async () => {
      const description = await knownDescription(client, asset, draftId).catch((error: unknown) =>
        // Then the editor writes the description.
        console.warn('The description of the picture cannot be read.', error),
      )
      if (isCurrent && (description || replaced === 'always')) write(description ?? undefined)
    }
    void replace()
    return () => {
      isCurrent = false
    }
  }, [asset, alt, client, draftId, readOnly])
  return renderDefault(props)
}

/** How other documents describe a picture, or how it was described when it was imported. */
async function knownDescription(client: SanityClient, asset: string, draftId: string) {
  // The draft that is open can be stored with this picture and the description of the one before.
  const { users, title } = await client.fetch<{ users: object[]; title: unknown }>(
    `{
      "users": *[references($asset) && _id != $draftId] | order(_updatedAt desc) [0...20],
      "title": *[_id == $asset][0].title
    }`,
    { asset, draftId },
    { perspective: 'raw', tag: 'desk.description' },
  )
  return (
    descriptionsIn(users).get(asset)?.values().next().value ??
    (typeof title === 'string' && isUsable(title) ? title : undefined)
  )
}
