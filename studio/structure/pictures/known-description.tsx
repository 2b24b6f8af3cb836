import { useEffect, useRef } from 'react'
import { set, useClient, useFormValue, type InputProps, type StringInputProps } from 'sanity'
import { descriptionIn } from './description-in.ts'

/** Whether an input is for the description of a picture. */
export const isDescription = ({ path, schemaType }: InputProps): boolean =>
  path.at(-1) === 'alt' && schemaType.jsonType === 'string'

/** The description of a picture. Choosing a picture that is used elsewhere brings its description along. */
export function DescriptionInput(props: StringInputProps) {
  const { path, value, onChange, renderDefault } = props
  const picture = useFormValue(path.slice(0, -1)) as { asset?: { _ref?: string } } | undefined
  const asset = picture?.asset?._ref
  const known = useRef(asset)
  const client = useClient({ apiVersion: '2025-02-19' })
  useEffect(() => {
    if (asset === known.current) return undefined
    known.current = asset
    if (!asset || value) return undefined
    let isCurrent = true
    const fill = async () => {
      const users = await client.fetch<object[]>(
        '*[references($asset)] | order(_updatedAt desc) [0...20]',
        { asset },
        { perspective: 'raw', tag: 'desk.description' },
      )
      const description = descriptionIn(users, asset)
      if (isCurrent && description) onChange(set(description))
    }
    // Without it the editor writes the description.
    fill().catch((error: unknown) => console.warn('The description of the picture cannot be read.', error))
    return () => {
      isCurrent = false
    }
  }, [asset, client, onChange, value])
  return renderDefault(props)
}
