import { useEffect } from 'react'
import {
  type ObjectInputProps,
  resolveInitialValueForType,
  setIfMissing,
  useInitialValueResolverContext,
} from 'sanity'

/** Depth of objects in sections. */
const MAX_DEPTH = 4

/**
 * The form of a section. One that was inserted on the page itself, in Preview, has nothing but its kind; it gets the values
 * that _Add item_ fills in, so that what it shows as chosen is chosen.
 */
export function SectionInput(props: ObjectInputProps) {
  const { schemaType, value, readOnly, onChange } = props
  const context = useInitialValueResolverContext()
  const isInserted = !readOnly && isBare(value)
  useEffect(() => {
    if (!isInserted) return undefined
    let isCurrent = true
    resolveInitialValueForType(schemaType, {}, MAX_DEPTH, context).then(
      (initial: unknown) => {
        const patches = Object.entries(initial ?? {}).map(([name, each]) => setIfMissing(each, [name]))
        if (isCurrent && patches.length > 0) onChange(patches)
      },
      (error: unknown) => console.error('The section was not filled in:', error),
    )
    return () => {
      isCurrent = false
    }
  }, [isInserted, schemaType, context, onChange])
  return props.renderDefault(props)
}

/** Whether a section has a kind and a key only. */
const isBare = (value: object | undefined): boolean =>
  value !== undefined && Object.keys(value).every((name) => name === '_type' || name === '_key')
