import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineField } from 'sanity'
import { headingField } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** Long text with headings, lists and links. */
export const richText = defineSection({
  name: 'richText',
  title: 'Text',
  icon: BlockContentIcon,
  description: 'Long text with headings, lists and links.',
  preview: { text: 'body' },
  fields: [
    headingField({ example: 'Terms & Conditions', optional: true }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'prose',
      description: 'Select text to make it a heading, a list, a quote or a link.',
      validation: (rule) => rule.required().error('Write the text, or remove the section.'),
    }),
  ],
})
