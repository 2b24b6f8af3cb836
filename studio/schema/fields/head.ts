import { defineField, type FieldDefinition } from 'sanity'

type HeadOptions = {
  /** A heading as it could read, for the description. */
  example: string
  /** Some sections need no heading. */
  optional?: boolean
}

/** The heading of a section. */
export const headingField = ({ example, optional = false }: HeadOptions): FieldDefinition =>
  defineField({
    name: 'heading',
    title: 'Heading',
    type: 'string',
    description: `The large words of the section, for example “${example}”.${optional ? ' Optional.' : ''}`,
    validation: (rule) => (optional ? rule : rule.required().error('Write a heading for the section.')),
  })

/** A sentence or two under a heading. */
export const textField = (description = 'One or two sentences under the heading. Optional.') =>
  defineField({ name: 'text', title: 'Text', type: 'text', rows: 3, description })

/** A few small words over a heading. */
export const eyebrowField = () =>
  defineField({
    name: 'eyebrow',
    title: 'Small text over the heading',
    type: 'string',
    description: 'Two or three words in small letters. Optional.',
    validation: (rule) => rule.max(40).warning('More than 40 characters will not fit on one line.'),
  })

/** The head of most sections: eyebrow, heading, text. */
export const headFields = (options: HeadOptions): FieldDefinition[] => [
  eyebrowField(),
  headingField(options),
  textField(),
]
