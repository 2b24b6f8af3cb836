import { type SanityDocument, defineField } from 'sanity'

type DetailsFieldProps = {
  description: string
  /** Said where there is neither a child nor details. */
  warning: string
  /** Whether the field goes away as soon as there are children. */
  isHiddenFromGroups?: boolean
}

/** What the product page of a category or a sub-category shows. */
export const detailsField = ({ description, warning, isHiddenFromGroups = false }: DetailsFieldProps) =>
  defineField({
    name: 'details',
    title: 'Details',
    type: 'reference',
    to: [{ type: 'details' }],
    hidden: ({ value, document }) => isHiddenFromGroups && !value && hasChildren(document),
    description,
    validation: (rule) =>
      rule.custom((details, { document }) => (details || hasChildren(document) ? true : warning)).warning(),
  })

const hasChildren = (document: SanityDocument | undefined) =>
  ((document?.products ?? []) as unknown[]).length > 0
