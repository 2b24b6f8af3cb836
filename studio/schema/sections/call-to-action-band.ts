import { BellIcon } from '@sanity/icons/Bell'
import { defineField } from 'sanity'
import { headingField, textField } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** A band with one sentence and one button, at the end of a page. */
export const callToActionBand = defineSection({
  name: 'callToActionBand',
  title: 'Invitation',
  icon: BellIcon,
  description: 'A band with one sentence and one button, at the end of a page.',
  fields: [
    headingField({ example: 'Need Another Size?' }),
    textField(),
    defineField({
      name: 'callToAction',
      title: 'Button',
      type: 'link',
      description: 'The one thing a visitor should do.',
    }),
  ],
})
