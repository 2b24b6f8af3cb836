import { defineField, type FieldDefinition } from 'sanity'

type HeadOptions = {
  /** A heading as it could read, for the description. */
  example: string
  /** A section that explains itself may stand without a heading. */
  optional?: boolean
}

/** The heading of a section. */
export const headingField = ({ example, optional = false }: HeadOptions): FieldDefinition =>
  defineField({
    name: 'heading',
    title: 'Heading',
    type: 'string',
    description: `The large words of the section, for example “${example}”.${optional ? ' May stay empty.' : ''}`,
    validation: (rule) =>
      optional ? rule : rule.required().error('Write a heading: it tells visitors what they see here.'),
  })

/** A sentence or two under a heading. */
export const textField = (description = 'One or two sentences under the heading. May stay empty.') =>
  defineField({ name: 'text', title: 'Text', type: 'text', rows: 3, description })

/** A few small words over a heading. */
export const eyebrowField = () =>
  defineField({
    name: 'eyebrow',
    title: 'Small text over the heading',
    type: 'string',
    description: 'Two or three words in small letters. May stay empty.',
    validation: (rule) => rule.max(40).warning('More than 40 characters will not fit on one line.'),
  })

/** What stands over most sections: small text, heading, sentence. */
export const headFields = (options: HeadOptions): FieldDefinition[] => [
  eyebrowField(),
  headingField(options),
  textField(),
]
