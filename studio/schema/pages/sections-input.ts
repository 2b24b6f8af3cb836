import { createElement } from 'react'
import { ArrayOfObjectsFunctions, type ArrayOfObjectsInputProps } from 'sanity'

type Functions = NonNullable<ArrayOfObjectsInputProps['arrayFunctions']>

/** “Add item” with a menu that is new for each item: Sanity’s own (6.16) keeps the search of the item before. */
const AddSection: Functions = (props) =>
  createElement(ArrayOfObjectsFunctions, { ...props, key: props.value?.length ?? 0 })

/** The sections of a page. No JSX: Node.js reads the schema as it is. */
export const SectionsInput = (props: ArrayOfObjectsInputProps) =>
  props.renderDefault({ ...props, arrayFunctions: AddSection })
