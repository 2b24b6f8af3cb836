import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField } from 'sanity'
import { headingField, textField } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** An invitation to the newsletter with a field for the email address. */
export const newsletterBlock = defineSection({
  name: 'newsletterBlock',
  title: 'Newsletter',
  icon: EnvelopeIcon,
  description: 'An invitation to the newsletter with a field for the email address.',
  preview: { picture: 'picture' },
  fields: [
    headingField({ example: 'Join Our Newsletter' }),
    textField('What subscribers get, and how often.'),
    defineField({
      name: 'placeholder',
      title: 'Words in the empty field',
      type: 'string',
      description: 'Placeholder of the field.',
      initialValue: 'Your email address',
      validation: (rule) => rule.required().error('Write the placeholder of the field.'),
    }),
    defineField({
      name: 'buttonLabel',
      title: 'Words on the button',
      type: 'string',
      description: 'For example “Subscribe”.',
      initialValue: 'Subscribe',
      validation: (rule) => rule.required().error('Write the label of the button.'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Shown behind or beside the text. Optional.',
    }),
  ],
})
